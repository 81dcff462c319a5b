import type { I18n } from "@lingui/core";
import type { StatusPayload } from "../../../domain/anomaly/status-payload.ts";
import type { AnomalyStatus } from "../../../domain/anomaly/statuses.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { isDay } from "../../../domain/basics/day.ts";
import { dayWords } from "../../../i18n/date-words.ts";
import { rejectWords } from "../../../i18n/reject-words.ts";

interface Detailed extends Pick<StatusPayload, "partner" | "plannedFor"> {
  readonly to: AnomalyStatus;
  readonly code: string | undefined;
}

/** The day, the manager or the reason that goes with the status; empty for none. */
export function detailWords(
  i18n: I18n,
  { to, code = "", partner, plannedFor }: Detailed,
  now: Instant,
): string {
  if (to === "planned" && isDay(plannedFor)) return dayWords(i18n, Date.parse(plannedFor), now);
  if (to === "forwarded") return partner;
  const words = to === "rejected" ? rejectWords(code) : undefined;
  return words === undefined ? "" : i18n._(words);
}
