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
  creationsOf,
  isCreation,
  photosOf,
  receiptsOf,
  type CreationReceipt,
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
      reports: await ownContents(uid),
      photosElsewhere: await photosElsewhere(uid),
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

async function ownContents(uid: string): Promise<readonly unknown[]> {
  const contents: unknown[] = [];
  for await (const receipt of creationsOf(uid)) {
    const content = await contentAbout(receipt);
    if (content?.authorId === uid) contents.push(withPhotoPaths(content));
  }
  return contents;
}

/** Those that the caller put to what others wrote, to show that it is resolved. */
async function photosElsewhere(uid: string): Promise<readonly string[]> {
  const paths = new Set<string>();
  for await (const receipt of receiptsOf(uid)) {
    if (isCreation(receipt) || !bringsPhotos(receipt)) continue;
    const content = await contentAbout(receipt);
    if (content === undefined || content.authorId === uid) continue;
    const photos = await photosOf(db(), content, uid);
    for (const { id } of photos) paths.add(photoPathOf(content.cityId, id));
  }
  return [...paths];
}

async function contentAbout({ cityId, subject }: CreationReceipt): Promise<Content | undefined> {
  return contentOf({ subject, ...(await readTogether(db(), contentRefs(cityId, subject))) });
}
