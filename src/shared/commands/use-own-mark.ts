import type { OutboxRow } from "../../data/device/rows.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import { hasMark, type Mark, type MarkIntent } from "../../domain/account/marks.ts";
import type { CityId } from "../../domain/city/city.ts";
import { definitionOf } from "../../domain/command/command.ts";
import { isSameSubject } from "../../domain/command/subject.ts";

/** Whether this person made a mark: as they pressed last on this device, or as the city says where nothing waits. */
export function useOwnMark(cityId: CityId, mark: Mark): boolean {
  const membership = useMembership(cityId);
  const rows = useOutbox() ?? [];
  const last = rows.map(intentOf).findLast((intent) => intent !== undefined && isOf(mark, intent));
  if (last !== undefined) return last.on;
  return membership !== undefined && hasMark(membership.marks, mark);
}

/** What was refused was not made. */
function intentOf({ state, command }: OutboxRow): MarkIntent | undefined {
  if (state === "refused" || state === "conflict") return undefined;
  return definitionOf(command).markOf?.(command);
}

function isOf({ kind, subject }: Mark, intent: MarkIntent): boolean {
  return intent.kind === kind && isSameSubject(intent.subject, subject);
}
