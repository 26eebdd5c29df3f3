// Beside each built file that shrinks stands the same file packed: the server sends that one to whoever takes it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const SHRINKS = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const SMALLEST = 1000; // bytes: below, a packet holds it anyway

export function packed(): Plugin {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        SHRINKS.test(file),
      )) {
        const content = readFileSync(join(folder, name));
        if (content.length >= SMALLEST) writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
