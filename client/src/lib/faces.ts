/** Which face a player has. */

/** How many faces there are for people in `faces.svg`. */
export const PEOPLE = 12;

/** The number of a person's face, from 1. The same name always has the same face. */
export function personFace(name: string): number {
	let hash = 0;
	for (const letter of name.normalize("NFC")) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
	return (hash % PEOPLE) + 1;
}

/** Whose face is on a chair: a person's, or that of a bot. */
export function faceOf(chair: { kind: string; bot: string | null } | undefined): string {
	return chair?.kind === "bot" ? (chair.bot ?? "bot") : "person";
}
