import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import "./fonts/fonts.css";
import { startLanguage } from "./i18n/i18n.svelte";
import { keepForOffline } from "./offline.svelte";
import { startRouter } from "./router.svelte";
import "./settings.svelte";
import "./theme.css";

startRouter();
await startLanguage();
mount(App, { target: document.getElementById("app")! });
keepForOffline();
