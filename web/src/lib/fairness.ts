// The check of a shuffle, done here: what was shown before the deal binds the server to it.

import type { Fairness } from "./protocol";

export interface Check {
  /**
   * commitment: the secret fits what was shown; seed: the seed comes from the secret and the salts; seen: it is what this
   * browser was shown.
   */
  name: "commitment" | "seed" | "seen";
  holds: boolean;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(...parts: Uint8Array<ArrayBuffer>[]): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", Uint8Array.from(parts.flatMap((part) => [...part]))));
}

/** Browsers reckon hashes only at addresses they trust: https, or the same machine. */
export const canCheck = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** All checks; nothing while the secret is still a secret. */
export async function checks(found: Fairness, shown: string | null): Promise<Check[]> {
  if (found.secret === null) return [];
  const secret = bytesOf(found.secret);
  const salts = new TextEncoder().encode(found.salts.join(""));
  const made: Check[] = [
    { name: "commitment", holds: (await sha256(secret)) === found.commitment },
    { name: "seed", holds: (await sha256(secret, salts)) === found.seed },
  ];
  return shown === null ? made : [...made, { name: "seen", holds: shown === found.commitment }];
}
