import type { Actor } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Refusal } from "../command/refusal.ts";
import { followContent } from "../content/follow-content.ts";
import { markContent } from "../content/mark-content.ts";
import { isArchived } from "./archived-idea.ts";
import type { Idea } from "./idea.ts";

type Pressed = Pick<CommandContext<Idea>, "now"> & { readonly actor: Actor };

/** « Je soutiens »: for residents with a confirmed address, and until the commune has taken the idea up or a year has gone by. */
export const supportIdea = markContent(
  { collection: "ideas", idField: "ideaId", kind: "support" },
  (idea, context) => (context.actor.isConfirmed ? obstacleTo(idea, context) : { code: "address_to_confirm" }),
);

/** The support of somebody without a confirmed address: shown, counted apart, and of no weight for the threshold. */
export const supportIdeaAsGuest = markContent(
  { collection: "ideas", idField: "ideaId", kind: "guest-support" },
  (idea, context) => (context.actor.isConfirmed ? { code: "not_allowed" } : obstacleTo(idea, context)),
);

/** « Suivre » */
export const followIdea = followContent({ collection: "ideas", idField: "ideaId" });

function obstacleTo(idea: Idea, { actor, now }: Pressed): Refusal | undefined {
  if (idea.authorId === actor.uid) return { code: "not_allowed" };
  const isClosed = idea.status !== "open" || isArchived(idea, now);
  return isClosed ? { code: "supports_closed" } : undefined;
}
