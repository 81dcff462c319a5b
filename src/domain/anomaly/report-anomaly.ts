import { isModeratorOf } from "../account/actor.ts";
import type { Instant } from "../basics/instant.ts";
import { ok, type Result } from "../basics/result.ts";
import type { Change, CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { createContent } from "../content/create-content.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { OBSERVED_AGO_MS_MAX, OBSERVED_AHEAD_MS_MAX, WAITED_MS_MAX } from "../limits/limits.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import { alikeMeanwhile } from "./alike-meanwhile.ts";
import type { Anomaly } from "./anomaly.ts";
import { duplicateReachM } from "./near-anomalies.ts";
import type { ReportPayload } from "./report-payload.ts";
import { REPORT_SCHEMA } from "./report-schema.ts";
import { reportVisibility } from "./report-visibility.ts";

type Decided = Result<ContentChange<Anomaly> & Pick<Change, "alike">, Refusal>;

const creating = createContent<"anomalies", ReportPayload>({
  collection: "anomalies",
  schema: REPORT_SCHEMA,
  perDay: DAILY_LIMITS.reports,
  form: "MapNewAnomaly",
  status: "new",
  visibilityOf: reportVisibility,
  problemOf: ({ observedAt, place, relayed = false }, { performedAt }, { now, city, actor }) => {
    if (relayed && !isModeratorOf(actor, city.id)) return { code: "not_allowed" };
    const isTyped = observedAt !== performedAt;
    return (
      (isTyped ? observedProblem(observedAt, performedAt, now) : undefined) ??
      (isInSurroundings(place, city) ? undefined : { code: "place_too_far" })
    );
  },
  fieldsOf: (report, { performedAt }, { now }) => {
    const { onlyTownHall: _, seenNear: __, relayed = false, ...fields } = report;
    return {
      ...fields,
      observedAt: observedAtOf(fields.observedAt, performedAt, now),
      previousStatus: null,
      duplicateOf: null,
      partner: "",
      plannedFor: "",
      meTooCount: 0,
      commentsCount: 0,
      ...(relayed ? { isRelayed: true } : {}),
    };
  },
});

/** « Signaler »: what the city knows of the same matter and the person did not see is proposed to them, and never a refusal. */
export const reportAnomaly = {
  ...creating,
  surroundingsOf: ({ place, categoryId }: ReportPayload) => ({
    contents: [],
    near: { place, categoryId, reachM: duplicateReachM(categoryId) },
  }),
  decide(command: CommandEnvelope<ReportPayload>, context: CommandContext<Anomaly>): Decided {
    const decided = creating.decide(unsigned(command), context);
    if (!decided.ok || context.content !== undefined) return decided;
    const { seenNear = [] } = command.payload;
    const alike = alikeMeanwhile(decided.value.content, seenNear, context);
    return alike === undefined ? decided : ok({ ...decided.value, alike });
  },
} satisfies CommandDefinition<ReportPayload, Anomaly>;

/** Who typed what somebody else says does not sign it. */
function unsigned(command: CommandEnvelope<ReportPayload>): CommandEnvelope<ReportPayload> {
  const { payload } = command;
  return payload.relayed === true ? { ...command, payload: { ...payload, showName: false } } : command;
}

/**
 * The future is the clock's that decides. The past counts from « Envoyer », for a report may have waited for a network;
 * from WAITED_MS_MAX before now at most, for a device's clock may stand still.
 */
function observedProblem(observedAt: Instant, performedAt: Instant, now: Instant): Refusal | undefined {
  if (observedAt > now + OBSERVED_AHEAD_MS_MAX) return { code: "observed_in_future" };
  const sent = Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
  return observedAt < sent - OBSERVED_AGO_MS_MAX ? { code: "observed_too_old" } : undefined;
}

/** A date that nobody typed is « now »: the device's clock is believed as far as it can be right. */
function observedAtOf(observedAt: Instant, performedAt: Instant, now: Instant): Instant {
  if (observedAt !== performedAt) return observedAt;
  return performedAt > now || performedAt < now - WAITED_MS_MAX ? now : performedAt;
}
