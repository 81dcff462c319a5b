import type { Identifier } from "../basics/identifier.ts";
import { err, type Result } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";
import type { Change, CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { DailyLimit } from "../limits/daily-limits.ts";
import type { Content } from "./content.ts";
import { isShownTo } from "./is-shown-to.ts";

/** `{ anomalyId, … }`: each entity names its id in its own field. */
type About<F extends string> = { readonly [K in F]: Identifier };

type Changed<T extends Content> = ContentDecision<T> & Pick<Change, "membership" | "verifies">;

interface Changing<T extends Content, F extends string, P extends About<F>> {
  readonly collection: ContentCollection;
  readonly idField: F;
  readonly schema: Schema<P>;
  readonly perDay: DailyLimit | null;
  readonly isUndoable?: true;
  readonly looksAtCounts?: true;
  readonly verifiesOrganiser?: true;
  readonly mayTakeAway?: true;
  /** Run with a content that is there and that the actor may see. */
  decide(
    this: void,
    content: T,
    command: CommandEnvelope<P>,
    context: CommandContext<T>,
  ): Result<Changed<T>, Refusal>;
}

/** A command about one content that is there already. */
export function changeContent<T extends Content, F extends string, P extends About<F>>({
  collection,
  idField,
  decide,
  ...definition
}: Changing<T, F, P>) {
  return {
    ...definition,
    subjectOf: ({ payload }: CommandEnvelope<P>) => ({ collection, id: payload[idField] }),
    decide(command: CommandEnvelope<P>, context: CommandContext<T>): Result<Changed<T>, Refusal> {
      const { content, actor } = context;
      if (content?.id !== command.payload[idField] || !isShownTo(content, actor))
        return err({ code: "unknown_subject" });
      return decide(content, command, context);
    },
    reissue: (payload: P, { subjectId }: NewIdentifiers): P =>
      subjectId === undefined ? payload : { ...payload, [idField]: subjectId },
  } satisfies CommandDefinition<P, T>;
}
