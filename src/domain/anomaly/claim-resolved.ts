import { authorKindOf } from "../account/actor.ts";
import { hasMark } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import type { CommandEnvelope } from "../command/command-definition.ts";
import type { RefusalCode } from "../command/refusal.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { CLAIMS_NEEDED } from "../limits/limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo, revised } from "./change-anomaly.ts";
import { isOpen } from "./statuses.ts";

interface ClaimPayload {
  readonly anomalyId: Identifier;
}

const markOf = ({ payload }: CommandEnvelope<ClaimPayload>) =>
  ({ kind: "claim", on: true, subject: anomalySubject(payload.anomalyId) }) as const;

/** « C’est résolu »: a claim never overwrites a closing status; enough of them ask the commune to check. */
export const claimResolved = {
  ...changeAnomaly<ClaimPayload>({
    schema: object<ClaimPayload>(ANOMALY_ID_FIELD),
    perDay: DAILY_LIMITS.marks,
    decide(anomaly, command, { actor, membership, now }) {
      const obstacle = obstacleOf(anomaly);
      if (obstacle !== undefined) return err({ code: obstacle });
      const intent = markOf(command);
      const isRepeated = hasMark(membership.marks, intent);
      const counted = isRepeated ? anomaly : withOneClaimMore(anomaly);
      const isAuthor = anomaly.authorId !== "" && anomaly.authorId === actor.uid;
      const moves = anomaly.status !== "claimed" && (isAuthor || isClaimedByEnough(counted));
      if (isRepeated && !moves) return ok({ content: anomaly, membership });
      const step = { at: now, reason: "", byKind: authorKindOf(actor, anomaly.cityId), byName: "" };
      return ok({
        content: moves ? movedTo(counted, "claimed", step) : revised(counted, now, {}),
        membership: isRepeated ? membership : withIntent(membership, { ...intent, at: now }, now),
      });
    },
  }),
  markOf,
};

function obstacleOf({ visibility, status }: Anomaly): RefusalCode | undefined {
  if (visibility === "hidden") return "subject_hidden";
  return isOpen(status) ? undefined : "not_possible";
}

function withOneClaimMore(anomaly: Anomaly): Anomaly {
  return { ...anomaly, claimsCount: (anomaly.claimsCount ?? 0) + 1 };
}

/** Whoever said so before it was seen again has been answered. */
function isClaimedByEnough({ claimsCount = 0, contestedCount = 0 }: Anomaly): boolean {
  return claimsCount - contestedCount >= CLAIMS_NEEDED;
}
