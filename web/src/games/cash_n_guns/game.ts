import type { GameFacts } from "..";
import { retold } from "./retold";
import { told } from "./told";

export default { place: 2, minutes: 30, ties: "11.2", told, retold } satisfies GameFacts;
