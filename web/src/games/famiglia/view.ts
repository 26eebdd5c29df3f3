// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

/** Famiglia as it lies on the table before one viewer. */
export interface View {
  turn: number;
  starter: number;
  step: "brute" | "lower" | "newcomers" | "over" | "pay" | "put-down" | "recruit" | "scare" | "take-back";
  street: readonly string[];
  hands: readonly (readonly string[] | null)[];
  hand_sizes: readonly number[];
  areas: readonly (readonly string[])[];
  points: readonly (number | null)[];
  discards: readonly string[];
  deck_size: number;
  bottom: readonly string[];
  ends: number;
  turns_left: number;
  passes: number;
  renewals: number;
  accountant: number;
  swaps: number;
  brute: number;
  scared: string | null;
  lowered: number;
  wanted: string | null;
  price: number;
  memory_closed: boolean;
}
