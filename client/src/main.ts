import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { facts } from "./lib/facts.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/i18n.svelte";
import { routeFor } from "./pages/routes";

/** Milliseconds to wait for the facts about the games before the page is shown without them. */
const FACTS_TIMEOUT = 2_000;

routeFor(location.pathname).page().catch(() => {}); // loads in parallel with the texts; the app shows errors
const known = facts.ready().catch(() => {}); // pages that need them load them again
const late = new Promise((resolve) => setTimeout(resolve, FACTS_TIMEOUT));
await Promise.all([loadLanguage(settings.language), Promise.race([known, late])]);
mount(App, { target: document.getElementById("app")! });
