/** Names of devices, and when they were last seen. */

import { say } from "../lib/i18n.svelte";
import type { Device } from "../wire";

const DAY = 24 * 3600 * 1000;

export function deviceName(device: Device): string {
	if (device.earlier) return say("client-me-devices-earlier");
	const { browser, system } = device;
	if (browser && system) return say("client-me-devices-name", { browser, system });
	return browser || system || say("client-me-devices-unknown");
}

/** The server stores only the day: "today", "yesterday", "5 days ago". */
export function lastSeen(seen: number, now: number, language: string): string {
	const days = Math.min(0, Math.floor(seen / DAY) - Math.floor(now / DAY));
	return say("client-me-devices-seen", { when: new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day") });
}
