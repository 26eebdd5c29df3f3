// Tokens go from behind the screen to a space, and back into the bag.

import { moving } from "../parts/motion";

export const [send, receive] = moving();
