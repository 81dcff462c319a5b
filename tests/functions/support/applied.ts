import type { CommandDocuments } from "../../../functions/src/commands/load-documents.ts";
import type { Decision } from "../../../functions/src/commands/decide-on-server.ts";
import { applyDecision } from "../../../functions/src/commands/record.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import { subjectOf, type Command } from "../../../src/domain/command/command.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import { aContext } from "../../examples/a-context.ts";
import { aSnapshot, writesOf } from "./snapshots.ts";

/** Where what they did that day is counted. */
export const COUNTED = "users/resident-yann/quota/2026-03-12";

interface Case {
  readonly command: Command;
  readonly change: Change;
  readonly context?: Parameters<typeof aContext>[0];
  readonly decision?: Partial<Decision>;
  readonly documents?: Partial<CommandDocuments>;
  readonly apply?: typeof applyDecision;
}

/** The answer, and what is written, by path. */
export function applied({ command, change, context, decision, documents, apply = applyDecision }: Case) {
  const subject = subjectOf(command);
  const of = (path: string) => aSnapshot(path, {});
  const known = {
    city: of("the-city"),
    membership: of("the-membership"),
    thatDay: of(COUNTED),
    today: of(COUNTED),
    content: isContent(subject) ? { subject, published: of("published"), whole: of("whole") } : undefined,
    ...documents,
  } as unknown as CommandDocuments;
  const nothing = { creation: undefined, photos: [], authorReceipt: undefined, organisers: undefined };
  const decided = { context: aContext(context), change, ...nothing, ...decision };
  let answer: ReturnType<typeof applyDecision> | undefined;
  const writes = writesOf((transaction) => {
    answer = apply(transaction, command, known, decided);
  });
  const named = writes.map(({ path, data }) => [path.replace(/\/[^/-]{20}$/u, "/…"), data] as const);
  return { answer, paths: named.map(([path]) => path), written: Object.fromEntries(named) };
}
