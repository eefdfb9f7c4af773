/** Where things stand in the text of a component set. */

import type { SetValue } from "../../wire";

/** The entry of the fleet with this number. A set can list its fleets in any order. */
export function fleetEntry(values: readonly Pick<SetValue, "where" | "value">[], number: number): string {
	const found = values.find(({ where, value }) => /^fleet\[\d+\]\.number$/.test(where) && value === String(number));
	return found ? found.where.replace(".number", "") : `fleet[${number - 1}]`;
}
