import type { CommandOf } from "../../domain/command/command.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import type { HideCode } from "../../domain/moderation/moderate-payload.ts";
import type { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { DecisionKind } from "../moderation/use-decision.ts";
import { newCommand } from "../commands/new-command.ts";

export type MutedDays = (typeof MUTE_DAYS)[number];

const KIND = "mute-author";

export type MuteCommand = CommandOf<typeof KIND>;

export interface MuteChoice {
  /** 0 lets whoever wrote it write again; nobody asks why then. */
  readonly days: MutedDays;
  readonly code?: HideCode;
  /** The newest suspension that this device has heard of. */
  readonly seen: Instant;
}

export function muteCommand(
  collection: ContentSubject["collection"],
  { id, cityId, rev }: Content,
  { days, code, seen }: MuteChoice,
): MuteCommand {
  const why = days === 0 || code === undefined ? {} : { code };
  const payload = { subject: { collection, id }, days, seen, ...why };
  return newCommand({ kind: KIND, cityId, payload, basedOn: rev });
}

export const MUTINGS: DecisionKind<MuteCommand> = { kinds: [KIND] };
