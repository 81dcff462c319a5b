import type { Anomaly } from "../anomaly/anomaly.ts";
import { anomalySubject } from "../anomaly/anomaly-subject.ts";
import { asksFollowUp, followUpAt, type Asked } from "../anomaly/follow-up.ts";
import type { Instant } from "../basics/instant.ts";
import { FOLLOW_UP, type CityEvent } from "./notification.ts";

interface Window {
  /** When the commune was looked at last. */
  readonly since: Instant;
  readonly now: Instant;
}

/** Its author is told that they are asked « Ce problème est-il réglé ? », once for each time it came to stand so. */
export function followUpEventOf(
  report: Asked & Pick<Anomaly, "id" | "cityId" | "visibility">,
  { since, now }: Window,
): CityEvent | undefined {
  const { id, cityId, visibility } = report;
  const at = followUpAt(report);
  if (visibility !== "public" || at <= since || !asksFollowUp(report, now)) return undefined;
  return {
    id: `${id}-${FOLLOW_UP}-${at}`,
    cityId,
    kind: "status",
    what: FOLLOW_UP,
    audience: "author",
    subject: anomalySubject(id),
    authorsOf: [id],
    actorId: "",
    at: now,
    latE6: null,
    lngE6: null,
    categoryId: "",
  };
}
