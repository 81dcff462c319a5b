import type { Pull } from "../../../replication/pull/start.ts";
import { LISTENED_DOCS_MAX, OVERLAP_MS, PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import { parseAnomaly } from "../../../src/domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDevice, type Device } from "./a-device.ts";
import { publish } from "./a-town.ts";
import { FakeServer } from "./fake-server.ts";
import { chanceOf, fakeTime, type FakeTime } from "./fake-time.ts";

export const CITIES = ["35024", "35238"] as const;

/** A town, one person's device, and whatever chance makes of them. */
export interface Story {
  readonly chance: () => number;
  readonly time: FakeTime;
  readonly server: FakeServer;
  readonly device: Device;
  readonly revs: Map<string, number>;
  pull: Pull;
  /** Another page that pulls too, believing that it leads. */
  rival: Pull | undefined;
  wanted: readonly string[];
  next: number;
  /** How wrong the device's clock is. */
  skewMs: number;
}

export const scopesOf = (cities: readonly string[]) => [
  ...scopesOfPerson("resident-yann"),
  ...cities.flatMap(scopesOfCity),
];
export const anInt = ({ chance }: Pick<Story, "chance">, below: number) => Math.floor(chance() * below);
export const aCityOf = (story: Pick<Story, "chance">) => CITIES[anInt(story, 2)] ?? "35024";

export async function aStory(seed: number): Promise<Story> {
  const time = fakeTime(NOW, seed);
  const server = new FakeServer(time);
  const clock = { skewMs: 0 };
  const chance = chanceOf(seed);
  writeOld(server, { chance }, seed);
  const device = await aDevice(server, { ...time, now: () => time.now() + clock.skewMs });
  const pull = device.start(scopesOf(CITIES));
  return Object.assign(clock, {
    chance,
    time,
    server,
    device,
    revs: new Map<string, number>(),
    pull,
    rival: undefined,
    wanted: CITIES,
    next: 100,
  });
}

/**
 * What was there before the device was. In one story out of ten the first pull takes several pages with one microsecond in
 * their middle; otherwise it is spread over days, so that no overlap hides a position that ran ahead of its rows.
 */
function writeOld(server: FakeServer, story: Pick<Story, "chance">, seed: number): void {
  const isLong = seed % 10 === 0;
  const count = isLong ? 2 * PAGE_DOCS + anInt(story, 3) : 20;
  const middle = server.stamp(NOW - DAY_MS - (count / 2) * (HOUR_MS / 2));
  for (let n = 0; n < count; n += 1) {
    const isInTheMiddle = isLong && Math.abs(n - count / 2) < PAGE_DOCS - 50;
    const stamp = isInTheMiddle ? middle : server.stamp(NOW - DAY_MS - (count - n) * (HOUR_MS / 2));
    publish(server, 10_000 + n, { cityId: aCityOf(story) }, stamp);
  }
}

/** Seventy in a hundred changes meet on the same few reports. */
export function write(
  story: Story,
  over: Parameters<typeof publish>[2] = {},
  stamp = story.server.stamp(),
): void {
  const isHot = story.chance() < 0.7;
  const n = isHot ? anInt(story, 5) : (story.next += 1);
  const cityId = isHot ? (CITIES[n % 2] ?? "35024") : aCityOf(story);
  const rev = (story.revs.get(`${cityId}/${n}`) ?? 0) + 1;
  story.revs.set(`${cityId}/${n}`, rev);
  publish(story.server, n, { cityId, rev, title: `Signalement ${n}, version ${rev}`, ...over }, stamp);
}

/** A commit is stamped when it begins and shows when it ends, at most four and a half minutes later in Firestore. */
export function writeLate(story: Story): void {
  write(story, {}, story.server.stamp(story.time.now() - anInt(story, 9 * MINUTE_MS)));
}

/** More at once than a listener sees, of one microsecond or of many. */
export function burst(story: Story): void {
  const cityId = aCityOf(story);
  const same = story.chance() < 0.5 ? story.server.stamp() : undefined;
  for (let left = LISTENED_DOCS_MAX + anInt(story, 100); left >= 0; left -= 1) {
    story.next += 1;
    publish(story.server, story.next, { cityId }, same ?? story.server.stamp());
  }
}

export function restart(story: Story): void {
  story.pull = story.device.start(scopesOf(story.wanted));
}

/** Ends the process before any one of its next calls. */
export function killSoon(story: Story): void {
  let left = anInt(story, 12);
  story.device.killBefore(() => (left -= 1) < 0);
}

export function race(story: Story): void {
  if (story.rival === undefined) story.rival = story.device.startRival(scopesOf(story.wanted));
  else endRace(story);
}

function endRace(story: Story): void {
  void story.rival?.stop();
  story.rival = undefined;
}

/** Everything is mended, and time enough passes. */
export async function calm(story: Story): Promise<void> {
  Object.assign(story.server.faults, { refused: () => false, lostAnswers: 0 });
  story.server.setOffline(false);
  story.server.setSilent(false);
  // What is malformed is mended, as an operator would.
  for (const [key, rev] of story.revs) {
    const [cityId = "", n = ""] = key.split("/");
    const document = story.server.collection(`cities/${cityId}/anomalies`).get(anIdentifier(Number(n)));
    if (parseAnomaly(document?.data).ok) continue;
    publish(story.server, Number(n), { cityId, rev: rev + 1, title: `Signalement ${n}, mis au net` });
  }
  story.device.killBefore(() => false);
  if (!story.device.isAlive()) restart(story);
  story.device.show(true);
  story.pull.want(scopesOf(CITIES));
  // Long enough for a crowd to be read again.
  await story.time.advance(2.5 * OVERLAP_MS);
  endRace(story);
}

/** What every device that may read it holds in the end. */
export function expectedOf(server: FakeServer): Map<string, unknown> {
  const documents = CITIES.flatMap((cityId) => [...server.collection(`cities/${cityId}/anomalies`).values()]);
  return new Map(
    documents.flatMap(({ id, data }) => {
      const parsed = parseAnomaly(data);
      return parsed.ok ? [[id, publicProjectionOf(parsed.value)] as const] : [];
    }),
  );
}
