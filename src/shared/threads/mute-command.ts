import type { Command } from "../../domain/command/command.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import type { HideCode } from "../../domain/moderation/moderate-payload.ts";
import type { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import { newCommand } from "../commands/new-command.ts";

export type MutedDays = (typeof MUTE_DAYS)[number];

/** @param days 0 lets whoever wrote it write again; nobody asks why then */
export function muteCommand(
  collection: ContentSubject["collection"],
  { id, cityId, rev }: Content,
  days: MutedDays,
  code?: HideCode,
): Command {
  const why = days === 0 || code === undefined ? {} : { code };
  const payload = { subject: { collection, id }, days, ...why };
  return newCommand({ kind: "mute-author", cityId, payload, basedOn: rev });
}
