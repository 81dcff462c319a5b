import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Idea } from "./idea.ts";

export interface IdeaView {
  readonly idea: Idea;
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly supported: boolean;
  readonly supportedAsGuest: boolean;
  readonly followed: boolean;
}

export const IDEA_VIEWS: ContentViews<"ideas", IdeaView> = {
  collection: "ideas",
  viewOf: (idea, { sync, mine, marks }) => ({
    idea,
    sync,
    mine,
    supported: marks.has("support"),
    supportedAsGuest: marks.has("guest-support"),
    followed: marks.has("follow"),
  }),
  idOf: ({ idea }) => idea.id,
};
