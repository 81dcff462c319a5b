import type { Command } from "../../domain/command/command.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import type { MUTE_DAYS } from "../../domain/moderation/mute-author.ts";
import { newCommand } from "../commands/new-command.ts";

export type MutedDays = (typeof MUTE_DAYS)[number];

/** @param days 0 lets whoever wrote it write again */
export function muteCommand(
  collection: ContentSubject["collection"],
  { id, cityId, rev }: Content,
  days: MutedDays,
): Command {
  const payload = { subject: { collection, id }, days };
  return newCommand({ kind: "mute-author", cityId, payload, basedOn: rev });
}
