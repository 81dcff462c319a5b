import type { Anomaly } from "../anomaly/anomaly.ts";
import { anomalySubject } from "../anomaly/anomaly-subject.ts";
import { asksFollowUp, followUpAt, type Asked } from "../anomaly/follow-up.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import { FOLLOW_UP, type CityEvent } from "./notification.ts";

/** How far the authors of a commune were told that they are asked. */
export interface FollowUpsTold {
  /** The moment for which the commune was looked at last. */
  readonly countedAt: Instant;
  /** Reports whose question began by then, and that nobody was told of: they were not public. */
  readonly waiting: readonly Identifier[];
}

type Report = Asked & Pick<Anomaly, "id" | "cityId" | "visibility">;

interface FollowUps {
  readonly events: readonly CityEvent[];
  readonly waiting: FollowUpsTold["waiting"];
}

/**
 * Authors are told that they are asked « Ce problème est-il réglé ? », once for each time that their report came to stand so: when that
 * begins, or once the report is public.
 */
export function followUpsOf(reports: readonly Report[], told: FollowUpsTold, now: Instant): FollowUps {
  const waited = new Set(told.waiting);
  const asked = reports.filter(
    (report) => asksFollowUp(report, now) && (followUpAt(report) > told.countedAt || waited.has(report.id)),
  );
  const isPublic = ({ visibility }: Report): boolean => visibility === "public";
  return {
    events: asked.filter(isPublic).map((report) => eventOf(report, now)),
    waiting: asked.filter((report) => !isPublic(report)).map(({ id }) => id),
  };
}

function eventOf(report: Report, now: Instant): CityEvent {
  const { id, cityId } = report;
  return {
    id: `${id}-${FOLLOW_UP}-${followUpAt(report)}`,
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
