import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Message } from "./message.ts";

export interface MessageView {
  readonly message: Message;
  readonly sync: SyncState | null;
  readonly mine: boolean;
}

/** What opened a discussion, which may be followed. */
export interface OpenedView extends MessageView {
  readonly followed: boolean;
}

export const OPENED_VIEWS: ContentViews<"messages", OpenedView> = {
  collection: "messages",
  viewOf: (message, { sync, mine, marks }) => ({ message, sync, mine, followed: marks.has("follow") }),
  idOf: ({ message }) => message.id,
};

export const MESSAGE_VIEWS: ContentViews<"messages", MessageView> = {
  collection: "messages",
  viewOf: (message, { sync, mine }) => ({ message, sync, mine }),
  idOf: ({ message }) => message.id,
};
