import type { OutboxRow } from "../../data/device/rows.ts";
import { subjectOf } from "../../domain/command/command.ts";
import { isContent } from "../../domain/command/subject.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { subjectPathOf } from "../../domain/navigation/subject-path.ts";
import { parseMessage } from "../../domain/thread/parse-message.ts";
import { settingTabOf } from "../../shared/city/setting-tabs.ts";
import { tabQuery } from "../../shared/tabs/tab-query.ts";

/** Where both versions of what came back « À revoir » stand side by side. A message is read in its discussion, which the answer names. */
export function reviewPath({
  command,
  cityId,
  outcome,
}: Pick<OutboxRow, "command" | "cityId" | "outcome">): string {
  const subject = subjectOf(command);
  if (subject.collection === "threads") return pathOf("Thread", { cityId, threadId: subject.id });
  if (!isContent(subject)) return `${pathOf("CitySettings", { cityId })}${tabQuery(settingTabOf(command))}`;
  const message = parseMessage(outcome?.state === "conflict" ? outcome.current : undefined);
  return subjectPathOf(cityId, subject, message.ok ? message.value.subject.id : undefined);
}
