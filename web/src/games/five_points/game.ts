import type { GameFacts } from "..";
import { told } from "./told";

export default { place: 3, minutes: 30, ties: "8.2", told } satisfies GameFacts;
