import type { CityId } from "../../domain/city/city.ts";
import type { Command } from "../../domain/command/command.ts";
import type { ContentSubject } from "../../domain/command/subject.ts";
import type { Level } from "../../domain/notification/level.ts";
import { newCommand } from "./new-command.ts";

interface Chosen {
  readonly cityId: CityId;
  readonly basedOn: number;
  readonly subject: ContentSubject;
}

/** What of one content its person wants to hear. */
export function levelCommand({ cityId, basedOn, subject }: Chosen, level: Level): Command {
  const only = level === "statuses" ? ({ only: "messages" } as const) : {};
  const payload = { subject, on: level !== "all", ...only };
  return newCommand({ kind: "mute-content", cityId, basedOn, payload });
}
