import { countsOf } from "../../src/domain/account/marks.ts";
import { ACTIVITY_KIND } from "../../src/domain/activity/activity.ts";
import { anomalySubject } from "../../src/domain/anomaly/anomaly-subject.ts";
import { REPORT_KIND } from "../../src/domain/anomaly/report-payload.ts";
import { DAY_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { cityDayOf } from "../../src/domain/city/city-day.ts";
import type { City, CityId } from "../../src/domain/city/city.ts";
import { contourApart } from "../../src/domain/city/contour.ts";
import type { ContentCollection, PerCollection } from "../../src/domain/command/subject.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { isFlagged, waitingSinceOf } from "../../src/domain/content/flags.ts";
import { isPublished } from "../../src/domain/content/is-published.ts";
import { contentDefinitionOf } from "../../src/domain/content/contents.ts";
import { IDEA_KIND } from "../../src/domain/idea/idea.ts";
import { MESSAGE_KIND, type Message } from "../../src/domain/thread/message.ts";
import { withMessages } from "../../src/domain/thread/talk-count.ts";
import type { Thread } from "../../src/domain/thread/thread.ts";
import { db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DEMO_CITY_ID } from "./accounts.ts";
import type { DemoPhoto } from "./demo-photos.ts";
import { DEMO_MINIMUM_VERSION } from "./minimum-version.ts";
import { RESIDENTS, SILENT_RESIDENTS } from "./residents.ts";
import { lastNumbers } from "./with-numbers.ts";

interface Write {
  readonly ref: ReturnType<typeof refs.city>;
  readonly data: object;
}

/** The Admin SDK stores a Date as a Timestamp. Firestore takes 500 writes at once, and 10 MB. */
const BATCH_WRITES = 400;
const PHOTO_BATCH_WRITES = 20;
const MEMBER_SINCE_DAYS = 600;

/** What anybody may ask, signed in or not: docs/withdraw-a-release.md. */
export async function writeConfig(): Promise<void> {
  await db().doc("config/public").set({ minimumVersion: DEMO_MINIMUM_VERSION });
}

export async function writeCity({ updatedAt, ...city }: City): Promise<void> {
  const stamp = { updatedAt: new Date(updatedAt) };
  const kept = contourApart(city.id, city.contour);
  if (kept !== undefined) await refs.contour(city.id).set({ ...kept.apart, ...stamp });
  await refs.city(city.id).set({ ...city, ...kept?.city, ...stamp });
}

/** The creating command of each collection: its receipts tell an author what is theirs. */
const KINDS = {
  anomalies: REPORT_KIND,
  ideas: IDEA_KIND,
  activities: ACTIVITY_KIND,
  messages: MESSAGE_KIND,
} as const satisfies PerCollection<string>;

/** Public projections, and the whole content of what is not public where functions keep it. */
export async function writeContents(
  collection: ContentCollection,
  contents: readonly Content[],
): Promise<void> {
  await writeAll(
    contents.flatMap((content) => contentWrites(collection, content)),
    BATCH_WRITES,
  );
}

function contentWrites(collection: ContentCollection, content: Content): readonly Write[] {
  const { cityId, id, rev, authorId } = content;
  const updatedAt = new Date(content.updatedAt);
  const published = {
    ref: refs.content(cityId, { collection, id }),
    data: { ...contentDefinitionOf(collection).publicProjectionOf(content), updatedAt },
  };
  const whole = {
    id,
    cityId,
    collection,
    authorId,
    content: isPublished(content) && !isFlagged(content) ? null : content,
    waitingSince: waitingSinceOf(content, content.createdAt),
    rev,
    updatedAt,
    schemaVersion: 1,
  };
  return [published, { ref: refs.moderation(cityId, id), data: whole }];
}

/** Threads that a moderator decided about, and what the city counted of each. */
export async function writeThreads(
  threads: readonly Thread[],
  messages: readonly Message[],
  discussed: readonly Content[],
): Promise<void> {
  const standing = threads.map(({ updatedAt, ...thread }) => ({
    ref: refs.thread(thread.cityId, thread.id),
    data: { ...thread, updatedAt: new Date(updatedAt) },
  }));
  await writeAll([...standing, ...talliesOf(messages, discussed, threads)], BATCH_WRITES);
}

/** Beside its messages the marks that the content says itself: from its first tally on, the tally says them. */
function talliesOf(
  messages: readonly Message[],
  discussed: readonly Content[],
  threads: readonly Thread[],
): readonly Write[] {
  const hidden = new Set(threads.filter(({ state }) => state === "hidden").map(({ id }) => id));
  const contents = new Map(discussed.map((content) => [content.id, content]));
  const ids = new Set(messages.map(({ subject }) => subject.id));
  return [...ids].flatMap((id) => {
    const said = messages.filter(({ subject }) => subject.id === id);
    const [first] = said;
    const counted = said.map(({ createdAt, isOfficial }) => ({ at: createdAt, isOfficial }));
    const talk = withMessages(null, counted);
    if (first === undefined || talk === null) return [];
    const { cityId, subject } = first;
    const through = new Date(talk.lastAt);
    const { collection } = subject;
    const counts = countsOf(contents.get(id) ?? {});
    const data = {
      id,
      cityId,
      collection,
      counts,
      talk: hidden.has(id) ? { ...talk, withheld: true } : talk,
      through,
      rev: 1,
      updatedAt: through,
      schemaVersion: 1,
    };
    return [{ ref: refs.tally(cityId, id), data }];
  });
}

/** By them their author knows what is theirs. */
export async function writeReceipts(
  uid: string,
  collection: ContentCollection,
  contents: readonly Content[],
): Promise<void> {
  const own = contents.filter(({ authorId }) => authorId === uid);
  await writeAll(
    own.map((content) => receiptWrite(collection, content)),
    BATCH_WRITES,
  );
}

function receiptWrite(collection: ContentCollection, content: Content): Write {
  const { id, cityId, number, authorId, createdAt } = content;
  const outcome = { commandId: id, state: "applied", rev: 1, number, appliedAt: createdAt };
  const data = {
    commandId: id,
    kind: KINDS[collection],
    cityId,
    subject: { collection, id },
    outcome,
    content: isPublished(content) ? null : content,
    day: cityDayOf(createdAt, cityId),
    rev: 1,
    updatedAt: new Date(createdAt),
    schemaVersion: 1,
  };
  return { ref: refs.receipt(authorId, id), data };
}

export async function writePhotos(photos: readonly DemoPhoto[]): Promise<void> {
  const writes = photos.map(({ id, anomaly, encoded: { full, preview } }) => ({
    ref: refs.photo(anomaly.cityId, id),
    data: { subject: anomalySubject(anomaly.id), uid: anomaly.authorId, state: "stored", full, preview },
  }));
  await writeAll(writes, PHOTO_BATCH_WRITES);
}

export async function writeUsers(now: Instant): Promise<void> {
  const updatedAt = new Date(now);
  const createdAt = new Date(now - MEMBER_SINCE_DAYS * DAY_MS);
  const writes = [...RESIDENTS, ...SILENT_RESIDENTS].map(({ uid, displayName }) => ({
    ref: refs.user(uid),
    data: { displayName, cityId: DEMO_CITY_ID, isDisabled: false, createdAt, rev: 1, updatedAt },
  }));
  await writeAll(writes, BATCH_WRITES);
}

/** Where the yearly reference numbers stand, so that the next content gets the next one. */
export async function writeNumbers(cityId: CityId, contents: readonly Content[]): Promise<void> {
  await refs.numbers(cityId).set(Object.fromEntries(lastNumbers(contents)));
}

async function writeAll(writes: readonly Write[], size: number): Promise<void> {
  for (let start = 0; start < writes.length; start += size) {
    const batch = db().batch();
    for (const { ref, data } of writes.slice(start, start + size)) batch.set(ref, data);
    await batch.commit();
  }
}
