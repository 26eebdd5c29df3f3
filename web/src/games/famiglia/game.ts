import type { GameFacts } from "..";
import { told } from "./told";

export default { place: 1, minutes: 30, ties: "9.4", told } satisfies GameFacts;
