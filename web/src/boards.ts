// A page for us: boards drawn from fixture views. `npm run dev`, then /boards.html?game=<id>&view=<name>&language=pl

import { mount } from "svelte";
import "./app.css";
import BoardsPage from "./BoardsPage.svelte";
import { firstLanguage, type Language, learnTable, reader } from "./lib/words.svelte";

const asked = new URL(location.href).searchParams;
const game = asked.get("game") ?? "posters";
await reader.choose((asked.get("language") as Language | null) ?? firstLanguage());
if (game !== "posters") await learnTable(game);
mount(BoardsPage, { target: document.getElementById("app")!, props: { game, shown: asked.get("view") ?? "begin" } });
