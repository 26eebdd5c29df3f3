// Cards go from a hand to their city.

import { moving } from "../parts/motion";

export const [send, receive] = moving();
