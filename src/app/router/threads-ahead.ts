import { systemClock } from "../../clock/system-clock.ts";
import { PREVIEWS_REST_MS } from "../../clock/waits.ts";
import { liveContents, type CityContents } from "../../data/contents/live-contents.ts";
import type { DataContext } from "../../data/data-context.ts";
import type { Live } from "../../data/live.ts";
import { liveOverlayInput } from "../../data/outbox/live-overlay-input.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import { wantThread } from "../../data/threads/wanted-pages.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import { threadsBehind } from "../../domain/thread/threads-behind.ts";
import { mayFetchAhead } from "../../remote/may-fetch-ahead.ts";

const AT_ONCE = 3;

/** Messages, which moderators open discussions with, are listed by pages. */
const SUBJECTS = ["anomalies", "activities", "ideas"] as const;

/**
 * Reads what moderators opened, the discussions of what the person follows and the latest of the commune before they open them, so that
 * they are there without network: a few at a time, each until this device has what the city counted of it.
 */
export function keepThreadsAhead(
  data: DataContext & { readonly replica: Replica },
  cityId: CityId,
): () => void {
  const { replica } = data;
  const input = liveOverlayInput(data, cityId);
  const contents = SUBJECTS.map((collection) => liveContents(replica, collection, cityId));
  let letGo: readonly (() => void)[] = [];
  let wanted = "[]";
  let isOver = false;
  let cancel = (): void => undefined;
  const look = async (): Promise<void> => {
    const known = input.value();
    const positions = await replica.positions.find().exec();
    if (isOver || known === undefined) return;
    const upToDate = new Map(positions.map(({ id, upToDateAt }) => [id, upToDateAt]));
    const heldAt = (page: string) => upToDate.get(`messages:${page}`) ?? 0;
    const publicIds = mayFetchAhead(navigator) ? publicIdsOf(contents) : undefined;
    const held = { heldAt, now: systemClock.now(), publicIds };
    const behind = threadsBehind(cityId, known, held).slice(0, AT_ONCE);
    if (JSON.stringify(behind) === wanted) return;
    wanted = JSON.stringify(behind);
    const before = letGo;
    letGo = behind.map((thread) => wantThread({ cityId, ...thread }));
    for (const end of before) end();
  };
  const soon = (): void => {
    cancel();
    if (!isOver) cancel = systemClock.after(PREVIEWS_REST_MS, () => void look().catch(() => undefined));
  };
  const unsubscribes = [input, ...contents].map((live) => live.subscribe(soon));
  const subscription = replica.positions.$.subscribe(soon);
  soon();
  return () => {
    isOver = true;
    cancel();
    for (const unsubscribe of unsubscribes) unsubscribe();
    subscription.unsubscribe();
    for (const end of letGo) end();
  };
}

/** What everybody reads: what is said under what the town hall alone reads is kept on nobody's device. */
function publicIdsOf(contents: readonly Live<CityContents<Content>>[]): ReadonlySet<Identifier> {
  const all = contents.flatMap((live) => live.value()?.contents ?? []);
  return new Set(all.filter(({ visibility }) => visibility === "public").map(({ id }) => id));
}
