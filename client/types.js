// The types of what goes over the wire, from the server's OpenAPI document: node types.js openapi.json wire.d.ts
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString, transformSchemaObject, tsRecord } from "openapi-typescript";

const [source, target] = process.argv.slice(2);

/** A dictionary whose keys have a type of their own, such as boats by colour, has all of these keys. */
function transform({ propertyNames, additionalProperties }, options) {
	if (!propertyNames) return undefined;
	return tsRecord(transformSchemaObject(propertyNames, options), transformSchemaObject(additionalProperties, options));
}

const types = await openapiTS(await readFile(source, "utf8"), {
	defaultNonNullable: false,
	rootTypes: true,
	rootTypesNoSchemaPrefix: true,
	transform,
});
await writeFile(target, astToString(types));
