// Made by `python -m gangland.server.gate.schema`. Change the server, not this file.

/** Five Points as it lies on the table before one viewer. A gang is a letter, a card a letter or a letter with *. */
export interface View {
  turn: number;
  step: "discard" | "expel" | "fill" | "over" | "reveal" | "turn";
  asked: number | null;
  places: readonly (string | null)[];
  influence: readonly (readonly string[] | null)[];
  influence_sizes: readonly number[];
  alliances: readonly (readonly (string | null)[])[];
  revealed: readonly (readonly string[])[];
  passed: readonly boolean[];
  deck_size: number;
  top: string | null;
  deck: readonly string[] | null;
  discards: readonly string[] | null;
  discards_size: number;
  influenced: string | null;
  victim: string | null;
  hole: string | null;
  spent: string | null;
  due: boolean;
  heart: boolean;
  land: boolean;
  crowned: boolean;
  memory_closed: boolean;
}
