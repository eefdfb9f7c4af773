/** Which face a person has. */

/** How many faces there are for people in `faces.svg`. */
export const PEOPLE = 12;

/** The number of a person's face, from 1. The same name always has the same face. */
export function personFace(name: string): number {
	let hash = 0;
	for (const letter of name.normalize("NFC")) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0;
	return (hash % PEOPLE) + 1;
}
