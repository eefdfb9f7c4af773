import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import { placeAt } from "./pages/pages";

placeAt(location.pathname).page().catch(() => {}); // loads while the words do; the app tells if it fails
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
