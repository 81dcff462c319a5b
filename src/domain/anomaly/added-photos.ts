import type { CommandDefinition, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentPhoto } from "../content/content.ts";
import { reissuedPhotos, type SentPhoto } from "../content/written-fields.ts";
import { CLAIM_PHOTOS_OF_REPORT_MAX, PHOTOS_OF_REPORT_MAX } from "../limits/limits.ts";
import type { Anomaly } from "./anomaly.ts";

interface WithPhotos {
  readonly photos?: readonly SentPhoto[];
}

/** A command about a report that brings photos of its own. */
export function bringsPhotos<P extends object & WithPhotos>(
  definition: Required<Pick<CommandDefinition<P, Anomaly>, "reissue">>,
) {
  return {
    photoIdsOf: ({ photos = [] }: P) => photos.map(({ id }) => id),
    reissue: (payload: P, identifiers: NewIdentifiers): P => ({
      ...definition.reissue(payload, identifiers),
      ...(payload.photos === undefined ? {} : { photos: reissuedPhotos(payload.photos, identifiers) }),
    }),
  };
}

/** Photos that come after the report; the commune's and those of who calls it resolved stay apart from what was reported. */
export function photosWith(
  { photos }: Anomaly,
  { photos: sent = [] }: WithPhotos,
  mark: Pick<ContentPhoto, "isAfter" | "isClaim"> = {},
): Anomaly["photos"] {
  const added = sent.filter(({ id }) => photos.every((photo) => photo.id !== id));
  if (added.length === 0) return photos;
  const waiting = added.map((photo) => ({ ...photo, state: "waiting", thumb: "", ...mark }) as const);
  return [...photos, ...waiting];
}

function roomOf({ photos }: Pick<Anomaly, "photos">): number {
  return PHOTOS_OF_REPORT_MAX - photos.length;
}

/** What is left to those who call it resolved. */
export function claimRoomOf(anomaly: Pick<Anomaly, "photos">): number {
  const shown = anomaly.photos.filter(({ isClaim }) => isClaim === true);
  return Math.min(roomOf(anomaly), CLAIM_PHOTOS_OF_REPORT_MAX - shown.length);
}

/** A photo that has no room is refused with what it came with: it is never left out unseen. */
export function roomProblem(
  anomaly: Anomaly,
  payload: WithPhotos,
  room = roomOf(anomaly),
): Refusal | undefined {
  if (photosWith(anomaly, payload).length <= anomaly.photos.length + room) return undefined;
  const limit = Math.max(0, room);
  return { code: "invalid", fields: [{ field: "photos", code: "out_of_range", limit }] };
}
