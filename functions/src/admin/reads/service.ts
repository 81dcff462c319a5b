import { systemClock } from "../../../../src/clock/system-clock.ts";
import type { ServiceState, WaitingItem } from "../../../../src/domain/administration/question.ts";
import { WAITING_TOO_LONG_MS } from "../../../../src/domain/limits/limits.ts";
import { db } from "../../firebase.ts";
import { minimumVersion } from "../../store/minimum-version.ts";
import { refs } from "../../store/paths.ts";

const WAITING_MAX = 50;

export async function serviceState(): Promise<ServiceState> {
  const [config, cities, accounts, waiting, version] = await Promise.all([
    refs.publicConfig().get(),
    db().collection("cities").count().get(),
    db().collection("users").count().get(),
    waitingTooLong(),
    minimumVersion(),
  ]);
  const notice: unknown = config.get("notice");
  return {
    notice: typeof notice === "string" ? notice : "",
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
    .select("cityId", "collection", "content.title", "waitingSince")
    .limit(WAITING_MAX)
    .get();
  return docs.map((item) => ({
    id: item.id,
    cityId: String(item.get("cityId")),
    collection: String(item.get("collection")),
    title: String(item.get("content.title") ?? ""),
    since: Number(item.get("waitingSince")),
  }));
}
