import { authorKindOf } from "../account/actor.ts";
import { hasMark } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { list, object, optional } from "../basics/schema.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { RefusalCode } from "../command/refusal.ts";
import { newContentVisibility, type PublicationContext } from "../content/new-content-visibility.ts";
import { rewritten } from "../content/rewritten.ts";
import { SENT_PHOTO_SCHEMA, type SentPhoto } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { CLAIM_PHOTOS_MAX, CLAIMS_NEEDED } from "../limits/limits.ts";
import { bringsPhotos, photosWith, roomProblem } from "./added-photos.ts";
import type { Anomaly } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, movedTo, revised } from "./change-anomaly.ts";
import { isOpen } from "./statuses.ts";

interface ClaimPayload {
  readonly anomalyId: Identifier;
  /** What shows it; version 0.1 sent none. */
  readonly photos?: readonly SentPhoto[];
}

const CLAIM_SCHEMA = object<ClaimPayload>({
  ...ANOMALY_ID_FIELD,
  photos: optional(list(SENT_PHOTO_SCHEMA, { max: CLAIM_PHOTOS_MAX })),
});

/** It stays apart from what was reported. */
const OF_A_CLAIM = { isClaim: true } as const;

const markOf = ({ payload }: CommandEnvelope<ClaimPayload>) =>
  ({ kind: "claim", on: true, subject: anomalySubject(payload.anomalyId) }) as const;

const claiming = changeAnomaly<ClaimPayload>({
  schema: CLAIM_SCHEMA,
  perDay: DAILY_LIMITS.marks,
  decide(anomaly, command, context) {
    const { actor, membership, now } = context;
    const obstacle = obstacleOf(anomaly);
    if (obstacle !== undefined) return err({ code: obstacle });
    const { payload } = command;
    const noRoom = roomProblem(anomaly, payload);
    if (noRoom !== undefined) return err(noRoom);
    const photos = photosWith(anomaly, payload, OF_A_CLAIM);
    const isShown = photos !== anomaly.photos;
    if (isShown && !mayShowIt(anomaly, context)) return err({ code: "not_possible" });
    const intent = markOf(command);
    const isRepeated = hasMark(membership.marks, intent);
    const isAuthor = anomaly.authorId !== "" && anomaly.authorId === actor.uid;
    const counted = isRepeated ? anomaly : withOneClaimMore(anomaly);
    const moves = anomaly.status !== "claimed" && (isAuthor || isClaimedByEnough(counted));
    // One photo a person: nobody fills the room of the commune's own.
    if (isRepeated && !moves)
      return isShown ? err({ code: "not_possible" }) : ok({ content: anomaly, membership });
    const step = { at: now, reason: "", byKind: authorKindOf(actor, anomaly.cityId), byName: "" };
    const claimed = isShown ? { ...counted, photos, ...rewritten(counted) } : counted;
    return ok({
      content: moves ? movedTo(claimed, "claimed", step) : revised(claimed, now, {}),
      membership: isRepeated ? membership : withIntent(membership, { ...intent, at: now }, now),
    });
  },
});

/** « C’est résolu »: a claim never overwrites a closing status; enough of them ask the commune to check. */
export const claimResolved = {
  ...claiming,
  ...bringsPhotos(claiming),
  markOf,
} satisfies CommandDefinition<ClaimPayload, Anomaly>;

function obstacleOf({ visibility, status }: Anomaly): RefusalCode | undefined {
  if (visibility === "hidden") return "subject_hidden";
  return isOpen(status) ? undefined : "not_possible";
}

/** A photo is there for all at once: where what newcomers write is checked first, they claim without one. */
export function mayShowIt({ authorId }: Pick<Anomaly, "authorId">, context: PublicationContext): boolean {
  const isAuthor = authorId !== "" && authorId === context.actor.uid;
  return isAuthor || newContentVisibility("anomalies", context) === "public";
}

function withOneClaimMore(anomaly: Anomaly): Anomaly {
  return { ...anomaly, claimsCount: (anomaly.claimsCount ?? 0) + 1 };
}

/** Whoever said so before it was seen again has been answered. */
function isClaimedByEnough({ claimsCount = 0, contestedCount = 0 }: Anomaly): boolean {
  return claimsCount - contestedCount >= CLAIMS_NEEDED;
}
