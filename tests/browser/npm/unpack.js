// Unpacks Chromium, its libraries and its fonts into the temporary folder, which is TMPDIR.
import { chmod, copyFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { inflate } from "@sparticuz/chromium";

const packed = ["chromium.br", "al2023.tar.br", "fonts.tar.br"];
const [program] = await Promise.all(packed.map((name) => inflate(`node_modules/@sparticuz/chromium/bin/${name}`)));
await chmod(program, 0o755);
await copyFile("fonts.conf", `${tmpdir()}/fonts.conf`);
