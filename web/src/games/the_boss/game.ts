import type { GameFacts } from "..";
import { told } from "./told";

export default { place: 4, minutes: 40, ties: "11.2", told } satisfies GameFacts;
