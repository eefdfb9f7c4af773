// Made by `make types` from the Python models of what goes over the wire. Edit those.

export type AnyAction = AnswerBack | AskBack | ComeBack | Leave | Move | Resign | Say | Sit | Start | Undo;

export type Boat = "bamboo" | "wood" | "stone" | "clay" | "gold";

export type Building = "standard" | "torii" | "palace";

export type Character = "pilgrim" | "merchant" | "artist";

export type DuoColour = "violet" | "green";

export type DuoPhase = "shops" | "waves" | "throw" | "move" | "act" | "draw" | "return" | "paint" | "over";

export type FleetPower = "reserve" | "peek" | "slide" | "sacred-ground" | "switch-tokens" | "remove-boats" | "switch-boats" | "discount";

export type GameView = DuoView | YamataiView;

export type Landscape = "mountain" | "waterfall" | "bamboo" | "moon";

export type SeatColour = "blue" | "orange" | "purple" | "grey";

export type StationKind = "town" | "temple" | "garden" | "hot-spring" | "seashore";

export type TileKind = "standard" | "trading-post" | "torii" | "palace";

export type Token = "fan" | "lantern" | "mask" | "scroll" | "drum" | "crane";

export type Ware = "kimono" | "ceramic" | "doll" | "fan";

export type WaveSide = "slow" | "swift" | "cunning" | "strong" | "efficient" | "inspired";

export type YamataiPhase = "specialists" | "tiles" | "fleets" | "tokens" | "order" | "turn" | "any-boat" | "collect" | "extra-token" | "look" | "put-back" | "second-token" | "second-boat" | "second-removal" | "over";

export type YamataiStage = "fleet" | "trade" | "place" | "done" | "moor" | "moored" | "recruited";

export interface AnswerBack {
	id?: string;
	do: "answer";
	number: number;
	agrees: boolean;
}

export interface AskBack {
	id?: string;
	do: "ask";
	number: number;
	to: number;
}

export interface AskedView {
	seat: number;
	to: number;
	agreed: number[];
}

export interface Awaited {
	move: number;
	notation: string;
}

export interface Block {
	id: string;
	name: string;
	kind: string;
	created: number;
}

export interface ChairView {
	name: string | null;
	kind: "person" | "bot" | "empty";
	bot: string | null;
	away: string | null;
	resigned: boolean;
	you: boolean;
	reserved: boolean;
}

export interface ClockChoice {
	kind?: "none" | "live" | "days";
	seconds?: number;
	increment?: number;
	days?: number;
}

export interface ClockView {
	kind: string;
	seconds: number;
	increment: number;
	days: number;
	left: number[] | null;
	since: number | null;
	deadline: number | null;
}

export interface Code {
	code: string;
}

export interface ComeBack {
	id?: string;
	do: "return";
}

export interface DecisionView {
	before: number;
	seat: number;
}

export interface DeckKnown {
	top: (number | null)[];
	bottom: (number | null)[];
}

export interface Device {
	id: string;
	browser: string;
	system: string;
	created: number;
	seen: number;
	here: boolean;
	earlier: boolean;
}

export interface DeviceLink {
	key: string;
	path: string;
	expires: number;
}

export interface Done {
	version: number;
}

export interface DuoBoard {
	stations: DuoStation[];
	mountain_towns: Record<string, number>;
	routes: string[][];
	regions: DuoRegion[];
	dice: Record<"pilgrim" | "merchant" | "artist", number[]>;
	wares: Record<"kimono" | "ceramic" | "doll" | "fan", number>;
	slab_points: number[];
	painting_points: number[];
	temples: number;
	gardens: number;
}

export interface DuoPlayer {
	colour: "violet" | "green";
	pilgrim: string;
	merchant: string;
	artist: number;
	temple: number;
	garden: number;
	coins: number;
	slabs: number;
	wares: Record<"kimono" | "ceramic" | "doll" | "fan", number>;
	given: number;
	face_up: ("mountain" | "waterfall" | "bamboo" | "moon")[];
	face_down: Record<"mountain" | "waterfall" | "bamboo" | "moon", number>;
	faith: number;
	trade: number;
	culture: number;
	score: number;
}

export interface DuoPlaying {
	character: "pilgrim" | "merchant" | "artist";
	pips: number;
}

export interface DuoRegion {
	landscape: "mountain" | "waterfall" | "bamboo" | "moon";
	border: string[];
}

export interface DuoShop {
	town: string;
	ware: "kimono" | "ceramic" | "doll" | "fan";
	price: number;
}

export interface DuoStation {
	name: string;
	kind: "town" | "temple" | "garden" | "hot-spring" | "seashore";
}

export interface DuoView {
	game: "tokaido-duo";
	phase: "shops" | "waves" | "throw" | "move" | "act" | "draw" | "return" | "paint" | "over";
	actor: number | "nature" | null;
	viewer: number | null;
	round: number;
	leader: number;
	turn: number;
	dice: Record<"pilgrim" | "merchant" | "artist", number | null>;
	playing: DuoPlaying | null;
	shops: DuoShop[];
	waves: DuoWave[];
	hot_spring: number | null;
	bag: Record<"kimono" | "ceramic" | "doll" | "fan", number>;
	players: DuoPlayer[];
	ending: string | null;
	ranking: number[] | null;
	moves: LegalMove[];
}

export interface DuoWave {
	character: "pilgrim" | "merchant" | "artist";
	side: "slow" | "swift" | "cunning" | "strong" | "efficient" | "inspired";
	owner: number | null;
}

export interface EventView {
	version: number;
	kind: string;
	at: number;
	first: number | null;
	stories: Story[];
}

export interface GameOnShelf {
	name: string;
	title: string;
	letter: string;
	players: number[];
	secrets: boolean;
	score_sources: string[];
	tie_break: string;
	has_rules: boolean;
	words: boolean;
	options: Record<string, string[]>;
	sets: SetName[];
	rules: number;
}

export interface GameWords {
	language: string;
	source: string;
}

export interface Health {
	status: string;
}

export interface HintLine {
	move: number;
	text: string;
	label: TextData;
	chances: number[];
	visits: number;
	why: TextData;
}

export interface HintView {
	number: number;
	chances: number[];
	choices: HintLine[];
}

export interface Hook {
	url: string;
	secret: string;
	failures: number;
	paused_until: number | null;
}

export interface HookUrl {
	url: string;
}

export interface KeptSet {
	game: string;
	name: string;
	hash: string;
}

export interface Key {
	key: string;
}

export interface Label {
	label?: string;
}

export interface Leave {
	id?: string;
	do: "leave";
}

export interface LegalMove {
	move: number;
	text: string;
	handles: string[];
}

export interface LessonLine {
	name: string;
	game: string;
	set: SetName;
	minutes: number;
	stops: number;
	languages: string[];
}

export interface LessonStep {
	stories: Story[];
	view: DuoView | YamataiView;
	scores: number[];
}

export interface LessonWords {
	language: string;
	source: string;
}

export interface Lessons {
	lessons: LessonLine[];
}

export interface Line {
	id: string;
	game: string;
	status: string;
	names: string[];
	players: number;
	moves: number;
	open: boolean;
	your_turn: boolean;
	due: number | null;
	paused: boolean;
	updated: number;
}

export interface Log {
	lines: LogLine[];
}

export interface LogLine {
	number: number;
	by: number | "nature";
	sentences: string[];
	texts: TextData[];
}

export interface Me {
	id?: string | null;
	name: string | null;
	ratings?: Record<string, number>;
}

export interface Move {
	id?: string;
	do: "move";
	number: number;
	move: string;
}

export interface MyTables {
	turn: Line[];
	waiting: Line[];
	finished: Line[];
}

export interface Name {
	name: string;
}

export interface NewToken {
	token: string;
}

export interface Offer {
	move: number;
	label: TextData;
}

export interface OpenTables {
	tables: Line[];
}

export interface Opened {
	id: string;
}

export interface PlainView {
	game: string;
	actor: number | "nature" | null;
	viewer: number | null;
	round: number;
	players: (Record<string, unknown>)[];
	ending: string | null;
	ranking: number[] | null;
	moves: LegalMove[];
}

export interface PositionView {
	number: number;
	stories: Story[];
	view: DuoView | YamataiView;
}

export interface Preview {
	number: number;
	move: number;
	stories: Story[];
	then: Offer[];
	nature: boolean;
	scores: number[];
}

export interface Problem {
	fault: string;
	message: string;
	text?: TextData | null;
	rule?: string | null;
	table?: TableView | null;
}

export interface ProgramToken {
	id: string;
	label: string;
	created: number;
}

export interface Proof {
	commitment: string;
	seed: string;
	draws: number;
	fits: boolean;
}

export interface Recovery {
	made: number | null;
}

export interface RecoveryCode {
	code: string;
}

export interface Relation {
	chair: number;
	muted: boolean;
	blocked: boolean;
}

export interface RelationChoice {
	muted?: boolean | null;
	blocked?: boolean | null;
}

export interface Report {
	chair: number;
	text: string;
}

export interface ReservedTile {
	tile: number;
	round: number;
}

export interface Resign {
	id?: string;
	do: "resign";
}

export interface ReviewLine {
	number: number;
	by: number | "nature";
	chances: number[];
	cost: number | null;
	best: TextData | null;
}

export interface ReviewMoment {
	number: number;
	kind: "cost" | "good" | "draw";
	seat: number;
	weight: number;
	why: TextData;
}

export interface ReviewView {
	moves: number;
	done: number;
	lines: ReviewLine[];
	costliest: number[];
	moments: ReviewMoment[];
}

export interface RulePicture {
	rule: string;
	view: number;
	show: string[];
	look: string[];
	mark: string[];
	moves: string[];
	way: string[];
}

export interface RulePictures {
	board: DuoBoard | YamataiBoard | Record<string, unknown>;
	names: string[];
	views: (DuoView | YamataiView)[];
	pictures: RulePicture[];
}

export interface Say {
	id?: string;
	do: "say";
	text: string;
}

export interface Saying {
	at: number;
	name: string;
	text: string;
	chair: number | null;
}

export interface SetCheck {
	sound: boolean;
	findings: SetFinding[];
	values: SetValue[];
	keeps: boolean;
	offered: boolean;
	game: string | null;
	name: string | null;
	hash: string | null;
	board: DuoBoard | YamataiBoard | Record<string, unknown> | null;
	view: DuoView | YamataiView | null;
}

export interface SetFinding {
	line: number;
	where: string;
	text: TextData;
	message: string;
}

export interface SetName {
	name: string;
	hash: string;
}

export interface SetValue {
	where: string;
	line: number;
	value: string;
	kind: "rulebook" | "public" | "reconstructed" | "printed" | "mixed" | "own" | "unsaid";
	note: string;
}

export interface Shelf {
	version: string;
	games: GameOnShelf[];
	bots: string[];
	orders: string[];
	clocks: string[];
}

export interface Sit {
	id?: string;
	do: "sit";
	chair?: number | null;
	anyway?: boolean;
}

export interface SpecialistOnOffer {
	name: string;
	coins: number;
}

export interface Start {
	id?: string;
	do: "start";
	fill?: string;
}

export interface StopView {
	number: number;
	stops: number;
	key: string;
	rules: string[];
	awaited: Awaited | null;
	steps: LessonStep[];
	table: TableView;
}

export interface Story {
	by: number | "nature";
	texts: TextData[];
}

export interface TableChoice {
	game: string;
	chairs: string[];
	set?: string;
	options?: Record<string, string>;
	order?: string;
	open?: boolean;
	hints?: boolean;
	clock?: ClockChoice;
	stand_in?: string;
}

export interface TableView {
	id: string;
	version: number;
	game: string;
	set: SetName;
	options: Record<string, string>;
	players: number;
	order: string;
	open: boolean;
	hints: boolean;
	stand_in: string;
	status: "waiting" | "playing" | "over";
	ended: string | null;
	paused_until: number | null;
	chairs: ChairView[];
	seat: number | null;
	host: boolean;
	turn: number | null;
	moves: number;
	clock: ClockView;
	undo: number[];
	decisions: DecisionView[];
	asked: AskedView | null;
	chat: Saying[];
	rematch: string | null;
	scores: number[] | null;
	places: number[] | null;
	commitment: string;
	seed: string | null;
	view: DuoView | YamataiView | null;
	labels: Offer[];
}

export interface TextData {
	key: string;
	args: Record<string, unknown>;
}

export interface Undo {
	id?: string;
	do: "undo";
	number: number;
	to: number;
}

export interface Update {
	type: "update" | "fresh";
	protocol: number;
	version: number;
	events: EventView[];
	table: TableView;
}

export interface Why {
	allowed: boolean;
	rule?: string | null;
	message?: string | null;
	text?: TextData | null;
}

export interface WhyOf {
	move: number;
	notation: string;
	allowed: boolean;
	rule: string | null;
	text: TextData | null;
	lacks: Record<string, number>;
}

export interface Whys {
	number: number;
	moves: WhyOf[];
}

export interface YamataiBoard {
	spots: number[][];
	islands: number[][];
	lanes: number[][];
	neighbours: number[][];
	entries: number[];
	rim: number[];
	tiles: YamataiTile[];
	specialists: Record<string, number>;
	fleets: YamataiFleet[];
	prices: Record<"bamboo" | "wood" | "stone" | "clay" | "gold", number>;
}

export interface YamataiFleet {
	boats: ("bamboo" | "wood" | "stone" | "clay" | "gold" | "any")[];
	power: "reserve" | "peek" | "slide" | "sacred-ground" | "switch-tokens" | "remove-boats" | "switch-boats" | "discount" | null;
}

export interface YamataiIsland {
	token: "fan" | "lantern" | "mask" | "scroll" | "drum" | "crane" | null;
	mountain: boolean;
	sacred: boolean;
	building: "standard" | "torii" | "palace" | null;
	owner: number | null;
}

export interface YamataiPlayer {
	colour: "blue" | "orange" | "purple" | "grey";
	coins: number;
	prestige: number;
	buildings: number;
	boats: Record<"bamboo" | "wood" | "stone" | "clay" | "gold", number>;
	aside: Record<"bamboo" | "wood" | "stone" | "clay" | "gold", number>;
	tokens: Record<"fan" | "lantern" | "mask" | "scroll" | "drum" | "crane", number>;
	specialists: string[];
	used: string[];
	built: number[];
	reserved: ReservedTile[];
	harbour: number;
	points: YamataiPoints;
	score: number;
}

export interface YamataiPoints {
	coins: number;
	prestige: number;
	buildings: number;
	specialists: number;
	reserved: number;
	aside: number;
}

export interface YamataiTile {
	kind: "standard" | "trading-post" | "torii" | "palace";
	cost: Record<"bamboo" | "wood" | "stone" | "clay" | "gold", number>;
	points: number;
}

export interface YamataiView {
	game: "yamatai";
	phase: "specialists" | "tiles" | "fleets" | "tokens" | "order" | "turn" | "any-boat" | "collect" | "extra-token" | "look" | "put-back" | "second-token" | "second-boat" | "second-removal" | "over";
	stage: "fleet" | "trade" | "place" | "done" | "moor" | "moored" | "recruited";
	actor: number | "nature" | null;
	viewer: number | null;
	round: number;
	order: number[];
	acting: number;
	turn: number | null;
	fleet: number | null;
	power_used: boolean;
	trades: number;
	placed: number[];
	reserve: Record<"bamboo" | "wood" | "stone" | "clay" | "gold", number>;
	boats: Record<string, "bamboo" | "wood" | "stone" | "clay" | "gold">;
	islands: YamataiIsland[];
	row: number[];
	deck: number;
	deck_known: DeckKnown;
	looked_at: number[];
	specialists: SpecialistOnOffer[];
	specialists_left: number;
	fleets: number[];
	fleets_down: number[][];
	fleets_used: number[];
	players: YamataiPlayer[];
	ending: string | null;
	ranking: number[] | null;
	moves: LegalMove[];
}
