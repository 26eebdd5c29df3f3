// Writes the signs we use out of game-icons (CC BY 3.0, https://game-icons.net) as path data:
//   node tools/icons.mjs
// The frame's signs go to src/lib/icons.ts, those that a game lists in its signs.json to its signs.ts, so that each page
// fetches what it shows.

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const FRAME = {
  book: "open-book",
  bot: "vintage-robot",
  bulb: "light-bulb",
  chat: "chat-bubble",
  clock: "hourglass",
  crown: "crown",
  door: "exit-door",
  eye: "eye-target",
  fedora: "fedora",
  home: "house",
  lock: "padlock",
  look: "magnifying-glass",
  medal: "star-medal",
  person: "person",
  redo: "clockwise-rotation",
  school: "graduate-cap",
  seal: "wax-seal",
  settings: "cog",
  share: "share",
  sound: "speaker",
  silent: "speaker-off",
  undo: "anticlockwise-rotation",
  world: "world",
};

/** Marks of a screen that game-icons has not: drawn by us in the same square of 512. */
const OURS = {
  check: "M196 424 44 272l56-56 96 96L412 96l56 56z",
  close: "M120 64 256 200 392 64l56 56-136 136 136 136-56 56-136-136-136 136-56-56 136-136L64 120z",
  copy: "M160 64h288v304H160zM64 144h48v272h240v32H64z",
  down: "M64 160h384L256 384z",
  left: "M352 64v384L160 256z",
  menu: "M64 112h384v56H64zm0 116h384v56H64zm0 116h384v56H64z",
  minus: "M64 220h384v72H64z",
  pause: "M128 64h96v384h-96zm160 0h96v384h-96z",
  play: "M112 48l320 208-320 208z",
  plus: "M220 64h72v156h156v72H292v156h-72V292H64v-72h156z",
  right: "M160 64l192 192-192 192z",
  up: "M64 352h384L256 128z",
};

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));

function pathOf(name) {
  const body = icons[name]?.body;
  if (!body) throw new Error(`game-icons has no ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

/** The signs of a list by our names: `theirs` names them in game-icons, `ours` are paths drawn by us. */
function pathsOf({ theirs, ours }) {
  const found = Object.entries(theirs).map(([name, known]) => [name, pathOf(known)]);
  return [...found, ...Object.entries(ours)].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** A path as a constant of short lines. */
const folded = (path) => path.match(/.{1,110}/g).map((line) => `"${line}"`).join(" +\n");

const HEAD = "// Written by tools/icons.mjs from game-icons (CC BY 3.0): change the list there, not this file.\n\n";
const lines = pathsOf({ theirs: FRAME, ours: OURS }).map(([name, path]) => `  ${name}: ${folded(path)},\n`);
writeFileSync(
  "src/lib/icons.ts",
  `${HEAD}export const ICONS = {\n${lines.join("")}} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
);

for (const game of readdirSync("src/games")) {
  const list = `src/games/${game}/signs.json`;
  if (!existsSync(list)) continue;
  const head = HEAD.replace("the list there", "signs.json");
  const constants = pathsOf(JSON.parse(readFileSync(list, "utf8"))).map(
    ([name, path]) => `export const ${name} = ${folded(path)};\n`,
  );
  writeFileSync(list.replace(/json$/, "ts"), head + constants.join(""));
}
execFileSync("node_modules/.bin/biome", ["format", "--write", "src"]);
