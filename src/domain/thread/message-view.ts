import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Message } from "./message.ts";

export interface MessageView {
  readonly message: Message;
  readonly sync: SyncState | null;
  readonly mine: boolean;
}

export const MESSAGE_VIEWS: ContentViews<"messages", MessageView> = {
  collection: "messages",
  viewOf: (message, { sync, mine }) => ({ message, sync, mine }),
  idOf: ({ message }) => message.id,
};
