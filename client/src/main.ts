import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { facts } from "./lib/facts.svelte";
import { settings } from "./lib/settings.svelte";
import { loadLanguage } from "./lib/i18n.svelte";
import { routeFor } from "./pages/routes";

/** Milliseconds that the facts about the games may take; then the page is shown, and they are added when they come. */
const PATIENCE = 2_000;

routeFor(location.pathname).page().catch(() => {}); // loads while the words do; the app tells if it fails
const known = facts.ready().catch(() => {}); // the page that needs them asks again
const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
await Promise.all([loadLanguage(settings.language), Promise.race([known, late])]);
mount(App, { target: document.getElementById("app")! });
