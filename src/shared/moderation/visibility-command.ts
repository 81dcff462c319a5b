import type { CommandOf } from "../../domain/command/command.ts";
import type { DecidedVisibility, ModeratePayload } from "../../domain/moderation/moderate-payload.ts";
import { newCommand } from "../commands/new-command.ts";
import { unsentOf, type Decidable, type DecisionKind } from "./use-decision.ts";

const KIND = "moderate-content";

export type VisibilityCommand = CommandOf<typeof KIND>;

/** What is typed of a decision. */
export type VisibilityChoice = Pick<ModeratePayload, "to" | "code" | "reason">;

export function plainChoice(to: DecidedVisibility): VisibilityChoice {
  return { to, code: "", reason: "" };
}

export function visibilityCommand(
  { collection, content }: Decidable,
  choice: VisibilityChoice,
): VisibilityCommand {
  const { id, cityId, rev, moderated, rewritten = 0 } = content;
  const payload = { subject: { collection, id }, seen: moderated?.count ?? 0, rewritten, ...choice };
  const command = newCommand({ kind: KIND, cityId, payload, basedOn: rev });
  return { ...command, dependsOn: unsentOf({ collection, content }) };
}

export const VISIBILITY: DecisionKind<VisibilityCommand> = { kinds: [KIND] };
