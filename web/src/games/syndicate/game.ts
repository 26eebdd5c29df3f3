import type { GameFacts } from "..";
import { automata } from "./automata";
import { told } from "./told";

export default { place: 5, minutes: 45, ties: "10.2", told, automata } satisfies GameFacts;
