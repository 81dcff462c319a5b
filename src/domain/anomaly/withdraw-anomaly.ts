import { authorKindOf } from "../account/actor.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, optional } from "../basics/schema.ts";
import type { Surroundings } from "../command/command-context.ts";
import { subjectKeyOf } from "../command/subject.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo } from "./change-anomaly.ts";
import { isOpen } from "./statuses.ts";

interface WithdrawPayload {
  readonly anomalyId: Identifier;
  /** « C’est le même »: the report that its author follows in its place. */
  readonly inFavourOf?: Identifier;
}

const withdrawing = changeAnomaly<WithdrawPayload>({
  schema: object<WithdrawPayload>(
    { ...ANOMALY_ID_FIELD, inFavourOf: optional(IDENTIFIER_SCHEMA) },
    {
      together: ({ anomalyId, inFavourOf }) =>
        inFavourOf !== undefined && inFavourOf === anomalyId
          ? [{ field: "inFavourOf", code: "not_one_of" }]
          : [],
    },
  ),
  perDay: DAILY_LIMITS.words,
  looksAtCounts: true,
  mayTakeAway: true,
  decide(anomaly, { payload: { inFavourOf } }, { actor, now, surroundings }) {
    if (anomaly.status === "withdrawn") return ok({ content: anomaly });
    if (anomaly.status !== "new") return err({ code: "not_possible" });
    if (!isOnlyTheAuthors(anomaly)) return err({ code: "withdraw_followed" });
    if (isGone(inFavourOf, surroundings)) return err({ code: "other_gone" });
    const byKind = authorKindOf(actor, anomaly.cityId);
    const withdrawn = movedTo(anomaly, "withdrawn", { at: now, reason: "", byKind, byName: "" });
    // What a moderator hid stays hidden.
    return ok({
      content: anomaly.visibility === "hidden" ? withdrawn : { ...withdrawn, visibility: "private" },
    });
  },
});

/** Its author takes it back, as long as nobody else counts on it: from then on they and the moderators alone see it. */
export const withdrawAnomaly = {
  ...withdrawing,
  surroundingsOf: ({ inFavourOf }: WithdrawPayload) => ({
    contents: inFavourOf === undefined ? [] : [anomalySubject(inFavourOf)],
  }),
};

/** Of two authors who each give way to the other, the second keeps theirs: else neither report would be left. A device lets the city say so. */
function isGone(inFavourOf: Identifier | undefined, surroundings: Surroundings | undefined): boolean {
  if (inFavourOf === undefined || surroundings === undefined) return false;
  const other = surroundings.contents.get(subjectKeyOf(anomalySubject(inFavourOf))) as Anomaly | undefined;
  return other?.visibility !== "public" || !isOpen(other.status);
}

/** Nobody else follows it or noticed it. */
export function isOnlyTheAuthors({ followersCount, meTooCount }: Anomaly): boolean {
  return followersCount <= 1 && meTooCount === 0;
}
