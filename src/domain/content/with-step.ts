import { authorKindOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { ContentDocuments } from "./contents.ts";
import { historyWith } from "./status-history.ts";

interface Step<S extends string> {
  readonly status: S;
  readonly reason: string;
  readonly code?: string;
}

/** The same content one step further, by this person: an author goes by the name under which it was published. */
export function withStep<C extends Exclude<ContentCollection, "anomalies" | "messages">>(
  content: ContentDocuments[C],
  step: Step<ContentDocuments[C]["status"]>,
  { actor, now }: Pick<CommandContext, "actor" | "now">,
): ContentDocuments[C] {
  const isAuthor = content.authorId !== "" && content.authorId === actor.uid;
  const by = {
    byKind: authorKindOf(actor, content.cityId),
    byName: isAuthor ? content.authorName : publicNameOf(actor),
  };
  return {
    ...content,
    status: step.status,
    history: historyWith<string>(content.history, { at: now, ...step, ...by }),
    rev: content.rev + 1,
    updatedAt: now,
  };
}
