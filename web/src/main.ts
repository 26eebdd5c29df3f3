import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { followLinks } from "./lib/route.svelte";
import { firstLanguage, reader } from "./lib/words.svelte";

await reader.choose(firstLanguage());
followLinks();
mount(App, { target: document.getElementById("app")! });

// Only where browsers allow it: https, or the same machine. It shows a page when the server is away.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/sw.js").catch(() => {});
