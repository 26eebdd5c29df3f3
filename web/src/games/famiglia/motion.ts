// Cards fly from the street to a hand, and from a hand to a play area.

import { moving } from "../parts/motion";

export const [send, receive] = moving();
