import { MessagesSquare } from "lucide-react";

/** In place of a picture, where a message stands in a list. */
export const MESSAGE_FIELD = { icon: MessagesSquare, hue: 220 } as const;
