import { followContent } from "../content/follow-content.ts";
import { isOpening } from "./message.ts";

/** « Suivre » a discussion that is about nothing else, by what opened it: any other one is followed by its subject. */
export const followThread = followContent({ collection: "messages", idField: "messageId" }, (message) =>
  isOpening(message) && message.deletedAt === null ? undefined : { code: "unknown_subject" },
);
