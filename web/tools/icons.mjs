// Writes the signs we use out of game-icons (CC BY 3.0, https://game-icons.net) as path data:
//   node tools/icons.mjs
// The frame's signs go to src/lib/icons.ts, a game's own to src/games/<id>/signs.ts, so that each page fetches what it shows.

import { readFileSync, writeFileSync } from "node:fs";

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

const GAMES = {
  famiglia: { abacus: "abacus", knuckles: "brass-knuckles", knife: "trench-knife", rose: "rose", deck: "stack" },
  five_points: {
    cleaver: "meat-cleaver",
    dragon: "dragon-head",
    fan: "handheld-fan",
    fist: "fist",
    hat: "top-hat",
    rat: "rat",
    scythe: "scythe",
    shamrock: "shamrock",
  },
  syndicate: {
    anchor: "anchor",
    badge: "police-badge",
    bag: "swap-bag",
    barrel: "barrel",
    block: "barricade",
    boater: "skimmer-hat",
    call: "rotary-phone",
    cigar: "cigar",
    coin: "two-coins",
    copy: "two-shadows",
    crown: "crown",
    elsewhere: "truck",
    fedora: "fedora",
    pistol: "pistol-gun",
    quick: "sprint",
    recruit: "person",
    reinforce: "muscle-up",
    river: "waves",
    rose: "gun-rose",
    shot: "crosshair",
    shotgun: "sawed-off-shotgun",
    snitch: "spyglass",
    stack: "stack",
    street: "road",
    timebomb: "time-bomb",
    topper: "top-hat",
  },
  the_boss: {
    badge: "police-badge",
    exile: "suitcase",
    hospital: "hospital-cross",
    marker: "flying-flag",
    prison: "handcuffs",
    revolver: "revolver",
    skull: "skull-crossed-bones",
  },
  cash_n_guns: {
    anchor: "anchor",
    bullet: "silver-bullet",
    bullets: "bullets",
    clip: "machine-gun-magazine",
    clover: "clover",
    clubs: "clubs",
    coffin: "coffin",
    desk: "desk",
    diamond: "cut-diamond",
    diamonds: "diamonds",
    drop: "drop",
    hearts: "hearts",
    horseshoe: "horseshoe",
    kit: "first-aid-kit",
    moon: "moon",
    note: "banknote",
    painting: "mona-lisa",
    spades: "spades",
    bag: "swap-bag",
    target: "human-target",
  },
};

/** A game's own marks, drawn by us. */
const OURS_OF_GAMES = {
  cash_n_guns: {
    bang: "M256 16L295 111L376 48L373 139L464 136L401 217L496 256L415 299L464 376L362 362L376 464L299 415L256 496L217 401L136 464L139 373L48 376L111 295L16 256L97 213L48 136L150 150L136 48L213 97z",
  },
};

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));

function pathOf(name) {
  const body = icons[name]?.body;
  if (!body) throw new Error(`game-icons has no ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
}

const HEAD = "// Written by tools/icons.mjs from game-icons (CC BY 3.0): change the list there, not this file.\n\n";
const drawn = (signs) => Object.entries(signs).sort(([one], [other]) => (one < other ? -1 : 1));

const frame = { ...Object.fromEntries(Object.entries(FRAME).map(([ours, theirs]) => [ours, pathOf(theirs)])), ...OURS };
const lines = drawn(frame).map(([name, path]) => `  ${name}: "${path}",\n`);
writeFileSync(
  "src/lib/icons.ts",
  `${HEAD}export const ICONS = {\n${lines.join("")}} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
);

for (const [game, signs] of Object.entries(GAMES)) {
  const paths = {
    ...Object.fromEntries(Object.entries(signs).map(([ours, theirs]) => [ours, pathOf(theirs)])),
    ...OURS_OF_GAMES[game],
  };
  const constants = drawn(paths).map(([name, path]) => `export const ${name} = "${path}";\n`);
  writeFileSync(`src/games/${game}/signs.ts`, HEAD + constants.join(""));
}
