import type { Request } from "firebase-functions/https";
import { err, ok, type Result } from "../../../src/domain/basics/result.ts";
import { identify, type AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { verifyToken } from "../access/verify-token.ts";
import { DECODING_OPTIONS } from "../config.ts";
import { accessAnswer, problemAnswer, type Answer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf } from "../store/profile.ts";
import { encodePhoto, type PhotoProblem } from "./encode-photo.ts";
import { photoOf, type PhotoDocument } from "./photo-document.ts";
import { type PhotoPath, photoPathOf } from "./photo-path.ts";
import { storePhoto } from "./store-photo.ts";

type AnnouncementProblem = "not_announced" | "not_yours" | AccessProblem;

const STATUSES = {
  not_announced: 404,
  not_yours: 403,
  unauthenticated: 401,
  account_disabled: 403,
  too_large: 413,
  unsupported_image: 415,
  broken_image: 422,
  too_many_pixels: 422,
} as const satisfies Record<PhotoProblem | AnnouncementProblem, number>;

const STORED: Answer = { status: 200, body: { state: "stored" } };

/** `PUT /api/photos-upload/{cityId}/{photoId}`: repeated, it answers the same and stores once (P2). */
export const upload = httpEndpoint(
  { name: "photos-upload", methods: ["PUT"], isProved: true, ...DECODING_OPTIONS },
  uploadPhoto,
);

async function uploadPhoto(request: Request): Promise<Answer> {
  const path = photoPathOf(request.path);
  if (path === undefined) return problemAnswer(400, "malformed");
  const identity = await identify(request.headers.authorization, verifyToken);
  if (!identity.ok) return accessAnswer(identity.problem);
  const announced = await announcedPhoto(path, identity.value);
  if (!announced.ok) return problemAnswer(STATUSES[announced.problem], announced.problem);
  // What is gone is answered so too: nothing is left to do for whoever holds it.
  if (announced.value.state !== "waiting") return STORED;
  const encoded = await encodePhoto(bytesOf(request));
  if (!encoded.ok) return refusal(encoded.problem, path.cityId);
  await storePhoto(path, announced.value, encoded.value);
  return STORED;
}

async function announcedPhoto(
  { cityId, photoId }: PhotoPath,
  identity: Identity,
): Promise<Result<PhotoDocument, AnnouncementProblem>> {
  const { uid } = identity;
  const [snapshot, profile] = await Promise.all([refs.photo(cityId, photoId).get(), refs.user(uid).get()]);
  const problem = accessProblemOf(profile, identity);
  if (problem !== undefined) return err(problem);
  const photo = photoOf(snapshot);
  if (photo === undefined) return err("not_announced");
  return photo.uid === uid || photo.state === "gone" ? ok(photo) : err("not_yours");
}

/** The platform itself reads bodies, and none above 32 MB. */
function bytesOf(request: Request): Buffer {
  const body: unknown = request.rawBody;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function refusal(code: PhotoProblem, cityId: string): Answer {
  logs.photoRefused({ cityId, code });
  return problemAnswer(STATUSES[code], code);
}
