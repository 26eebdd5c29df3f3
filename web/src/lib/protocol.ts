// The language of the server, under the names the screens use. The types are made from the server itself.

export type * from "./generated/messages";
