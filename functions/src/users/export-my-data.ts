import type { CollectionReference } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { object } from "../../../src/domain/basics/schema.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { auth, db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { contentOf, contentRefs } from "../store/content-documents.ts";
import { mailsTo } from "../notifications/mails-to.ts";
import { requestsBy } from "../store/block-requests.ts";
import { JOIN_REQUESTS, refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import {
  bringsPhotos,
  byEachReceipt,
  isCreation,
  photosOf,
  type CreationReceipt,
  type ReceiptAboutContent,
} from "./own-contents.ts";
import { isoOf, photoPathOf, plain, withPhotoPaths } from "./plain-json.ts";

/** Everything the city holds about the caller, in plain JSON: instants as ISO texts, photos as the paths to fetch them. */
export const exportMyData = accountCall(
  { name: "users-exportMyData", payload: object({}), evenDisabled: true },
  async (_, { uid, isGuest, isAdmin, moderatorOfCities }) => {
    const profile = await refs.user(uid).get();
    const parts = await profile.ref.listCollections();
    const collections = await Promise.all(
      parts.map(async (part) => [part.id, await documentsOf(part)] as const),
    );
    return {
      format: "parvis-account-1",
      exportedAt: new Date(systemClock.now()).toISOString(),
      account: { uid, isGuest, isAdmin, moderatorOfCities },
      signIn: await signInOf(uid),
      profile: plain(profile.data() ?? {}),
      ...Object.fromEntries(collections),
      ...(await besides(uid)),
      ...(await contentsOf(uid)),
    };
  },
);

/** Mails that wait in the queue or were sent, and what the caller asked administrators for. Whose account a moderator asked about, and what they wrote, is nothing of the moderator's. */
async function besides(uid: string): Promise<object> {
  const [joining, blocking, mailed] = await Promise.all([
    db().collection(JOIN_REQUESTS).where("uid", "==", uid).get(),
    requestsBy(uid),
    mailsTo(uid),
  ]);
  return {
    mails: mailed.docs.map((mail) => plain(mail.data())),
    joinRequests: joining.docs.map((request) => plain(request.data())),
    blockRequests: blocking.docs.map((request) => {
      const { uid: _, words: __, ...asked } = request.data();
      return plain(asked);
    }),
  };
}

async function signInOf(uid: string): Promise<object> {
  const { email, emailVerified, metadata } = await auth().getUser(uid);
  return {
    email,
    emailVerified,
    createdAt: isoOf(metadata.creationTime),
    lastSignInAt: isoOf(metadata.lastSignInTime),
  };
}

async function documentsOf(part: CollectionReference): Promise<readonly unknown[]> {
  const { docs } = await part.get();
  return docs.map((document) => ({ id: document.id, ...(plain(document.data()) as object) }));
}

/** What the caller wrote and is theirs; and photos that they put to what others wrote, to show that it is resolved. */
async function contentsOf(uid: string): Promise<object> {
  const found = await byEachReceipt(uid, async (receipt) => {
    if (isCreation(receipt)) return ownContent(uid, receipt);
    return bringsPhotos(receipt) ? photosElsewhere(uid, receipt) : {};
  });
  return {
    reports: found.flatMap(({ report = [] }) => report),
    photosElsewhere: [...new Set(found.flatMap(({ photos = [] }) => photos))],
  };
}

interface Found {
  readonly report?: object;
  readonly photos?: readonly string[];
}

async function ownContent(uid: string, receipt: CreationReceipt): Promise<Found> {
  const content = await contentAbout(receipt);
  return content?.authorId === uid ? { report: withPhotoPaths(content) } : {};
}

async function photosElsewhere(uid: string, receipt: ReceiptAboutContent): Promise<Found> {
  const content = await contentAbout(receipt);
  if (content === undefined || content.authorId === uid) return {};
  const photos = await photosOf(db(), content, uid);
  return { photos: photos.map(({ id }) => photoPathOf(content.cityId, id)) };
}

async function contentAbout({ cityId, subject }: ReceiptAboutContent): Promise<Content | undefined> {
  return contentOf({ subject, ...(await readTogether(db(), contentRefs(cityId, subject))) });
}
