// The live connection to one table. A lost one is found again, and what was asked meanwhile is asked again under the
// same id: the server does nothing twice.

const PATIENCE = [500, 1000, 2000, 4000, 8000, 15_000];
const BEAT = 15_000;
const SILENCE = 40_000;
const TURNED_AWAY = 1008;

/** `on.table(table, events, fresh)`, `on.done()`, `on.refused(message)`, `on.connection(there)`, `on.turnedAway()`. */
export function connect(id, on) {
	const asked = new Map();
	let socket = null;
	let version = 0;
	let due = 0; // the version that our last action made
	let tries = 0;
	let heard = 0;
	let timer = 0;

	function open() {
		clearTimeout(timer);
		const mine = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/live?since=${version}`);
		socket = mine;
		heard = Date.now();
		mine.onopen = () => {
			on.connection(true);
			for (const action of asked.values()) mine.send(JSON.stringify(action));
		};
		mine.onmessage = (event) => mine === socket && hear(JSON.parse(event.data));
		mine.onclose = (event) => mine === socket && lost(event.code);
	}

	function lost(code) {
		socket = null;
		if (code === TURNED_AWAY) {
			on.turnedAway();
			return;
		}
		on.connection(false);
		const wait = PATIENCE[Math.min(tries, PATIENCE.length - 1)];
		tries += 1;
		timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
	}

	function hear(message) {
		heard = Date.now();
		tries = 0;
		if (message.table && message.version !== undefined) take(message.table, message.events, message.type === "fresh");
		else if (message.type === "done") {
			due = message.version;
			settle(message.id);
		} else if (message.type === "refused") {
			settle(message.id);
			on.refused(message.message);
			if (message.table) take(message.table, [], true);
		}
	}

	function take(table, events, fresh) {
		if (table.version < version) return;
		version = table.version;
		on.table(table, events, fresh);
	}

	function settle(action) {
		if (asked.delete(action)) on.done();
	}

	setInterval(() => {
		if (socket?.readyState !== WebSocket.OPEN) return;
		if (Date.now() - heard > SILENCE) {
			const dead = socket;
			lost(0);
			dead.close();
		} else socket.send(JSON.stringify({ do: "ping" }));
	}, BEAT);
	addEventListener("online", () => socket || open());
	open();

	return {
		send(action) {
			const named = { ...action, id: newId() };
			asked.set(named.id, named);
			if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(named));
		},
		busy: () => asked.size > 0 || version < due,
		/** Somebody else now, with other eyes: see the table afresh. */
		again() {
			const old = socket;
			version = 0;
			open();
			old?.close();
		},
	};
}

function newId() {
	if (crypto.randomUUID) return crypto.randomUUID();
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(""); // without https
}
