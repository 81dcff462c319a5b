import type { MarkMaker } from "../../shared/commands/use-mark.ts";

export const SUPPORT: MarkMaker<"support-idea"> = {
  kind: "support-idea",
  payloadOf: (ideaId, on) => ({ ideaId, on }),
};

export const GUEST_SUPPORT: MarkMaker<"support-idea-as-guest"> = {
  kind: "support-idea-as-guest",
  payloadOf: (ideaId, on) => ({ ideaId, on }),
};

export const FOLLOW_IDEA: MarkMaker<"follow-idea"> = {
  kind: "follow-idea",
  payloadOf: (ideaId, on) => ({ ideaId, on }),
};
