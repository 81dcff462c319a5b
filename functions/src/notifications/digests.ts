import { FieldPath } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { cityDayOf, SERVICE_TIME_ZONE } from "../../../src/domain/city/city-day.ts";
import { digestCounts, digestsDue, digestSpan } from "../../../src/domain/notification/digest.ts";
import type { Digest } from "../../../src/domain/notification/my-notifications.ts";
import { SCHEDULE_OPTIONS } from "../config.ts";
import { auth, db } from "../firebase.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { personIn, type Person } from "../store/person-in.ts";
import { isDisabled } from "../store/profile.ts";
import { eachPageOf } from "../store/read-pages.ts";
import { digestMessage } from "./digest-words.ts";
import { mailDocument } from "./mail-document.ts";

const PAGE_PEOPLE = 100;

type Sent = Exclude<Digest, "never">;
type Told = Parameters<typeof digestCounts>[0][number];

export const sendDigests = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: "every day 07:00", timeZone: SERVICE_TIME_ZONE, retryCount: 3 },
  async () => {
    const now = systemClock.now();
    for (const digest of digestsDue(now)) await writeDigests(digest, now);
  },
);

/** One document of `mail` for everybody who wants a summary and has not read all: a deployment's mail extension sends it. */
export async function writeDigests(digest: Sent, now: Instant): Promise<void> {
  const all = db()
    .collectionGroup("cities")
    .where("digest", "==", digest)
    .orderBy(FieldPath.documentId())
    .limit(PAGE_PEOPLE);
  for await (const docs of eachPageOf(all))
    for (const document of docs)
      await writeDigest(personIn(document), digest, now).catch((error: unknown) =>
        logs.callFailed("notifications-sendDigests", error),
      );
}

/** Its id is the person's, the city's and the day's: a morning that is begun again writes nothing twice. */
async function writeDigest({ uid, membership }: Person, digest: Sent, now: Instant): Promise<void> {
  const { cityId, notifications } = membership;
  const { since, until } = digestSpan(digest, now);
  const told = await refs.notifications(uid).where("at", ">=", since).where("at", "<", until).get();
  const here = told.docs.map((one) => one.data() as Told & { readonly cityId: string });
  const counts = digestCounts(
    here.filter((one) => one.cityId === cityId),
    notifications,
  );
  if (counts.length === 0) return;
  const { email, emailVerified, disabled } = await auth().getUser(uid);
  if (email === undefined || !emailVerified || disabled) return;
  // Who is suspended could not end it.
  if (isDisabled(await refs.user(uid).get())) return;
  const mail = refs.mail(`digest-${uid}-${cityId}-${cityDayOf(now, cityId)}`);
  if ((await mail.get()).exists) return;
  await mail.set(mailDocument({ uid, email }, digestMessage(membership, counts), now));
}
