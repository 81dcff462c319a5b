import type { DocumentSnapshot } from "firebase-admin/firestore";
import { systemClock } from "../../../../src/clock/system-clock.ts";
import type { ServiceState, WaitingItem } from "../../../../src/domain/administration/question.ts";
import { WAITING_TOO_LONG_MS } from "../../../../src/domain/limits/limits.ts";
import { db } from "../../firebase.ts";
import { minimumVersion } from "../../store/minimum-version.ts";
import { refs } from "../../store/paths.ts";

const WAITING_MAX = 50;
/** A message is known by how it begins. */
const TITLE_CHARS_MAX = 120;

const FIELDS = [
  "cityId",
  "collection",
  "content.title",
  "content.text",
  "content.subject.id",
  "waitingSince",
] as const;

export async function serviceState(): Promise<ServiceState> {
  const [config, cities, accounts, waiting, version] = await Promise.all([
    refs.publicConfig().get(),
    db().collection("cities").count().get(),
    db().collection("users").count().get(),
    waitingTooLong(),
    minimumVersion(),
  ]);
  return {
    notice: String(config.get("notice") ?? ""),
    minimumVersion: version,
    citiesCount: cities.data().count,
    accountsCount: accounts.data().count,
    waiting,
  };
}

async function waitingTooLong(): Promise<readonly WaitingItem[]> {
  const before = systemClock.now() - WAITING_TOO_LONG_MS;
  const { docs } = await db()
    .collectionGroup("moderation")
    .where("waitingSince", "<=", before)
    .orderBy("waitingSince")
    .select(...FIELDS)
    .limit(WAITING_MAX)
    .get();
  return docs.map(waitingItemOf);
}

export function waitingItemOf(item: DocumentSnapshot): WaitingItem {
  return {
    id: item.id,
    cityId: String(item.get("cityId")),
    collection: String(item.get("collection")),
    title: String(item.get("content.title") ?? item.get("content.text") ?? "").slice(0, TITLE_CHARS_MAX),
    threadId: String(item.get("content.subject.id") ?? ""),
    since: Number(item.get("waitingSince")),
  };
}
