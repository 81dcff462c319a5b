import { msg } from "@lingui/core/macro";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Command, CommandOf } from "../../domain/command/command.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";

/** What a moderator decides about a discussion. */
export const THREAD_DECISION = "moderate-thread";

export const THREAD_STATE_WORDS = {
  open: msg`Ouverte aux réponses`,
  locked: msg`Fermée aux réponses`,
  hidden: msg`Masquée`,
} as const;

export type ThreadDecisionRow = OutboxRow & { readonly command: CommandOf<typeof THREAD_DECISION> };

/** This person's last one, while the discussion does not show it yet. */
export function useOwnThreadDecision(threadId: Identifier): ThreadDecisionRow | undefined {
  return (useOutbox() ?? []).findLast(
    (row): row is ThreadDecisionRow =>
      isThreadDecision(row.command) && row.command.payload.subject.id === threadId && row.state !== "refused",
  );
}

function isThreadDecision(command: Command): command is CommandOf<typeof THREAD_DECISION> {
  return command.kind === THREAD_DECISION;
}
