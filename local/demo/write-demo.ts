import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { anomalySubject } from "../../src/domain/anomaly/anomaly-subject.ts";
import { REPORT_KIND } from "../../src/domain/anomaly/report-payload.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { DAY_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { cityDayOf } from "../../src/domain/city/city-day.ts";
import type { City, CityId } from "../../src/domain/city/city.ts";
import { contourApart } from "../../src/domain/city/contour.ts";
import { db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DEMO_CITY_ID } from "./accounts.ts";
import type { DemoPhoto } from "./demo-photos.ts";
import { DEMO_MINIMUM_VERSION } from "./minimum-version.ts";
import { RESIDENTS } from "./residents.ts";

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

/** Public projections, and the whole content of what is not public where functions keep it. */
export async function writeAnomalies(anomalies: readonly Anomaly[]): Promise<void> {
  await writeAll(anomalies.flatMap(anomalyWrites), BATCH_WRITES);
}

function anomalyWrites(anomaly: Anomaly): readonly Write[] {
  const { cityId, id, rev } = anomaly;
  const updatedAt = new Date(anomaly.updatedAt);
  const subject = anomalySubject(id);
  const published = {
    ref: refs.content(cityId, subject),
    data: { ...publicProjectionOf(anomaly), updatedAt },
  };
  const whole = {
    id,
    cityId,
    collection: subject.collection,
    authorId: anomaly.authorId,
    content: anomaly.visibility === "public" ? null : anomaly,
    rev,
    updatedAt,
    schemaVersion: 1,
  };
  return [published, { ref: refs.moderation(cityId, id), data: whole }];
}

/** By them their author knows which reports are theirs. */
export async function writeReceipts(uid: string, anomalies: readonly Anomaly[]): Promise<void> {
  const own = anomalies.filter(({ authorId }) => authorId === uid);
  await writeAll(own.map(receiptWrite), BATCH_WRITES);
}

function receiptWrite(anomaly: Anomaly): Write {
  const { id, cityId, number, authorId, visibility, createdAt } = anomaly;
  const outcome = { commandId: id, state: "applied", rev: 1, number, appliedAt: createdAt };
  const data = {
    commandId: id,
    kind: REPORT_KIND,
    cityId,
    subject: anomalySubject(id),
    outcome,
    content: visibility === "public" ? null : anomaly,
    day: cityDayOf(createdAt),
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
  const writes = RESIDENTS.map(({ uid, displayName }) => ({
    ref: refs.user(uid),
    data: { displayName, cityId: DEMO_CITY_ID, isDisabled: false, createdAt, rev: 1, updatedAt },
  }));
  await writeAll(writes, BATCH_WRITES);
}

/** Where the yearly reference numbers stand, so that the next report gets the next one. */
export async function writeNumbers(cityId: CityId, anomalies: readonly Anomaly[]): Promise<void> {
  const last = new Map<string, number>();
  for (const { number } of anomalies) {
    const [year = "", order = "0"] = number.split("-");
    last.set(year, Math.max(last.get(year) ?? 0, Number(order)));
  }
  await refs.numbers(cityId).set(Object.fromEntries(last));
}

async function writeAll(writes: readonly Write[], size: number): Promise<void> {
  for (let start = 0; start < writes.length; start += size) {
    const batch = db().batch();
    for (const { ref, data } of writes.slice(start, start + size)) batch.set(ref, data);
    await batch.commit();
  }
}
