import type { Request } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { isModeratorOf } from "../../../src/domain/account/actor.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { isPublished } from "../../../src/domain/content/is-published.ts";
import { identify } from "../access/identify.ts";
import { verifyToken } from "../access/verify-token.ts";
import { db } from "../firebase.ts";
import { problemAnswer, type Answer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";
import { contentOf, contentRefs, type ContentDocuments } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf, actorOf } from "../store/profile.ts";
import { photoOf, type PhotoDocument } from "./photo-document.ts";
import { photoPathOf, type PhotoPath } from "./photo-path.ts";

const NOT_FOUND = problemAnswer(404, "not_found");
/** Five minutes, then asked again by its ETag: what is hidden afterwards must leave the caches between. */
const FOR_EVERYBODY = "public, max-age=60, s-maxage=300";
/** What is not public stays in no cache: the right to see it may end. */
const FOR_THIS_PERSON = "private, no-store";

/** `GET /photos/{cityId}/{photoId}`, `?size=preview` for 256 px. Somebody without the right sees what is not there. */
export const get = httpEndpoint({ name: "photos-get", methods: ["GET", "HEAD"] }, getPhoto);

async function getPhoto(request: Request): Promise<Answer> {
  const path = photoPathOf(request.path);
  if (path === undefined) return NOT_FOUND;
  const found = await findPhoto(path);
  if (found === undefined) return NOT_FOUND;
  const { photo, content } = found;
  const isPublic = isPublished(content);
  if (!isPublic && !(await maySee(request.headers.authorization, path, found))) return NOT_FOUND;
  const size = request.query["size"] === "preview" ? "preview" : "full";
  const bytes = photo[size];
  if (bytes === undefined) return NOT_FOUND;
  const etag = `"${path.photoId}-${size}"`;
  const headers = { ETag: etag, "Cache-Control": isPublic ? FOR_EVERYBODY : FOR_THIS_PERSON };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers };
  return { status: 200, body: Buffer.from(bytes), headers: { ...headers, "Content-Type": "image/jpeg" } };
}

interface FoundPhoto {
  readonly photo: PhotoDocument;
  readonly content: Content;
}

async function findPhoto({ cityId, photoId }: PhotoPath): Promise<FoundPhoto | undefined> {
  const snapshot = await refs.photo(cityId, photoId).get();
  const photo = photoOf(snapshot);
  if (photo?.state !== "stored") return undefined;
  const { subject } = photo;
  const at = contentRefs(cityId, subject);
  const [published, whole] = await db().getAll(at.published, at.whole);
  const content = contentOf({ subject, published, whole } as ContentDocuments);
  return content?.photos.some(({ id }) => id === photoId) === true ? { photo, content } : undefined;
}

async function maySee(
  header: string | undefined,
  { cityId }: PhotoPath,
  { photo, content }: FoundPhoto,
): Promise<boolean> {
  const identity = await identify(header, verifyToken);
  if (!identity.ok) return false;
  const profile = await refs.user(identity.value.uid).get();
  if (accessProblemOf(profile, identity.value) !== undefined) return false;
  const actor = actorOf(identity.value, profile, systemClock.now());
  // A moderator may have put it there: whoever wrote the content sees it too.
  return [photo.uid, content.authorId].includes(actor.uid) || isModeratorOf(actor, cityId);
}
