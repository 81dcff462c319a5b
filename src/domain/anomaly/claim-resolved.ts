import { authorKindOf, type Actor } from "../account/actor.ts";
import { hasMark } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { list, object, optional } from "../basics/schema.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { newContentVisibility, type PublicationContext } from "../content/new-content-visibility.ts";
import { rewritten } from "../content/rewritten.ts";
import { SENT_PHOTO_SCHEMA, type SentPhoto } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { CLAIM_PHOTOS_MAX, CLAIMS_NEEDED } from "../limits/limits.ts";
import { bringsPhotos, claimRoomOf, photosWith, roomProblem } from "./added-photos.ts";
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
    const obstacle = obstacleOf(anomaly, command.payload, context);
    if (obstacle !== undefined) return err(obstacle);
    const intent = markOf(command);
    const isRepeated = hasMark(membership.marks, intent);
    const counted = isRepeated ? anomaly : withOneClaimMore(anomaly);
    const moves = anomaly.status !== "claimed" && (isOf(anomaly, actor) || isClaimedByEnough(counted));
    const claimed = shownWith(counted, command.payload);
    // One photo each time that somebody says so.
    if (isRepeated && !moves)
      return claimed === anomaly ? ok({ content: anomaly, membership }) : err({ code: "not_possible" });
    const step = { at: now, reason: "", byKind: authorKindOf(actor, anomaly.cityId), byName: "" };
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

function obstacleOf(
  anomaly: Anomaly,
  payload: ClaimPayload,
  context: PublicationContext,
): Refusal | undefined {
  if (anomaly.visibility === "hidden") return { code: "subject_hidden" };
  const isShown = photosWith(anomaly, payload) !== anomaly.photos;
  const isUnseen = isShown && !isSeenFirst(anomaly, context);
  if (!isOpen(anomaly.status) || isUnseen) return { code: "not_possible" };
  return roomProblem(anomaly, payload, claimRoomOf(anomaly));
}

function shownWith(anomaly: Anomaly, payload: ClaimPayload): Anomaly {
  const photos = photosWith(anomaly, payload, OF_A_CLAIM);
  return photos === anomaly.photos ? anomaly : { ...anomaly, photos, ...rewritten(anomaly) };
}

function isOf({ authorId }: Pick<Anomaly, "authorId">, { uid }: Pick<Actor, "uid">): boolean {
  return authorId !== "" && authorId === uid;
}

type Shown = Pick<Anomaly, "authorId" | "visibility" | "photos">;

/** Whether somebody may show with a photo that it is resolved. */
export function mayShowIt(anomaly: Shown, context: PublicationContext): boolean {
  return claimRoomOf(anomaly) > 0 && isSeenFirst(anomaly, context);
}

/**
 * A photo of what is public is there for all at once: where what newcomers write is checked first, they claim without one. One's own
 * report that is not public is read by a moderator with all that came to it.
 */
function isSeenFirst(anomaly: Pick<Shown, "authorId" | "visibility">, context: PublicationContext): boolean {
  const isOwnUnread = isOf(anomaly, context.actor) && anomaly.visibility !== "public";
  return isOwnUnread || newContentVisibility("anomalies", context) === "public";
}

function withOneClaimMore(anomaly: Anomaly): Anomaly {
  return { ...anomaly, claimsCount: (anomaly.claimsCount ?? 0) + 1 };
}

/** Whoever said so before it was seen again has been answered. */
function isClaimedByEnough({ claimsCount = 0, contestedCount = 0 }: Anomaly): boolean {
  return claimsCount - contestedCount >= CLAIMS_NEEDED;
}
