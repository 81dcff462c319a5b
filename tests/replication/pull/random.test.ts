import { afterEach, describe, expect, it } from "vitest";
import type { Pull } from "../../../replication/pull/start.ts";
import { scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import { PAGE_DOCS } from "../../../replication/pull/limits.ts";
import { parseAnomaly } from "../../../src/domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { publish } from "./a-town.ts";
import { aDevice, type Device } from "./a-device.ts";
import { FakeServer } from "./fake-server.ts";
import { chanceOf, fakeTime, type FakeTime } from "./fake-time.ts";

const SEEDS = Number(process.env["PARVIS_PULL_SEEDS"] ?? 120);
const STEPS = 60;
const CITIES = ["35024", "35238"] as const;

interface Story {
  readonly chance: () => number;
  readonly time: FakeTime;
  readonly server: FakeServer;
  readonly device: Device;
  readonly revs: Map<string, number>;
  pull: Pull;
  wanted: readonly string[];
  next: number;
}

const scopesOf = (cities: readonly string[]) => [
  ...scopesOfPerson("resident-yann"),
  ...cities.flatMap(scopesOfCity),
];
const anInt = ({ chance }: Story, below: number) => Math.floor(chance() * below);
const aCityOf = (story: Story) => CITIES[anInt(story, 2)] ?? "35024";

/** Seventy in a hundred changes meet on the same few reports. */
function write(story: Story, over: Parameters<typeof publish>[2] = {}, stamp = story.server.stamp()): void {
  const isHot = story.chance() < 0.7;
  const n = isHot ? anInt(story, 5) : (story.next += 1);
  const cityId = isHot ? (CITIES[n % 2] ?? "35024") : aCityOf(story);
  const rev = (story.revs.get(`${cityId}/${n}`) ?? 0) + 1;
  story.revs.set(`${cityId}/${n}`, rev);
  publish(story.server, n, { cityId, rev, title: `Signalement ${n}, version ${rev}`, ...over }, stamp);
}

/** A commit is stamped when it begins and shows when it ends, at most four and a half minutes later in Firestore. */
const late = (story: Story) =>
  write(story, {}, story.server.stamp(story.time.now() - anInt(story, 9 * MINUTE_MS)));

function restart(story: Story): void {
  story.pull = story.device.start(scopesOf(story.wanted));
}

const ACTIONS: readonly (readonly [number, (story: Story) => void])[] = [
  [14, (story) => write(story)],
  [6, late],
  [3, (story) => write(story, { visibility: "hidden" })],
  [2, (story) => write(story, { visibility: "private" })],
  [2, (story) => write(story, { place: "Betton" as never })],
  [3, (story) => Array.from({ length: 8 }, () => write(story, {}, story.server.stamp(story.time.now() - 1)))],
  [3, (story) => story.server.setOffline(true)],
  [4, (story) => (story.server.setOffline(false), story.device.goOnline())],
  [2, (story) => story.server.setSilent(true)],
  [3, (story) => story.server.setSilent(false)],
  [3, (story) => story.server.failListeners(new Error("unavailable"))],
  [1, (story) => story.server.failListeners(new Error("INTERNAL ASSERTION FAILED"))],
  [2, (story) => (story.server.faults.refused = ({ collection }) => collection === "anomalies")],
  [3, (story) => (story.server.faults.refused = () => false)],
  [3, (story) => (story.server.faults.lostAnswers += 1 + anInt(story, 3))],
  [3, (story) => (story.device.kill(), restart(story))],
  [2, (story) => story.device.killBefore((call) => call === "keepPosition anomalies")],
  [2, (story) => (void story.pull.stop(), restart(story))],
  [3, (story) => story.device.show(false)],
  [4, (story) => story.device.show(true)],
  [3, (story) => story.pull.want(scopesOf((story.wanted = [aCityOf(story)])))],
  [2, (story) => story.pull.want(scopesOf((story.wanted = CITIES)))],
];
const WEIGHT = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);

function anAction(story: Story) {
  let left = story.chance() * WEIGHT;
  for (const [weight, action] of ACTIONS) if ((left -= weight) < 0) return action;
  return write;
}

async function aStory(seed: number): Promise<Story> {
  const time = fakeTime(NOW, seed);
  const server = new FakeServer(time);
  const device = await aDevice(server, time);
  const pull = device.start(scopesOf(CITIES));
  const story = {
    chance: chanceOf(seed),
    time,
    server,
    device,
    revs: new Map(),
    pull,
    wanted: CITIES,
    next: 100,
  };
  // In one story out of ten the first pull takes several pages, all of one microsecond.
  const old = seed % 10 === 0 ? 2 * PAGE_DOCS + anInt(story, 3) : 20;
  const stamp = server.stamp(NOW - DAY_MS);
  for (let n = 0; n < old; n += 1) publish(server, 10_000 + n, { cityId: aCityOf(story) }, stamp);
  return story;
}

/** What every device that may read it holds in the end. */
function expectedOf(server: FakeServer): Map<string, unknown> {
  const documents = CITIES.flatMap((cityId) => [...server.collection(`cities/${cityId}/anomalies`).values()]);
  return new Map(
    documents.flatMap(({ id, data }) => {
      const parsed = parseAnomaly(data);
      return parsed.ok ? [[id, publicProjectionOf(parsed.value)] as const] : [];
    }),
  );
}

async function calm(story: Story): Promise<void> {
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
  await story.time.advance(10 * MINUTE_MS);
}

let device: Device | undefined;

afterEach(() => device?.close());

describe("any story of failures", () => {
  it.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    "ends with the replica equal to the server, seed %i, hazard 15e [PULL-10] [P4]",
    async (seed) => {
      const story = await aStory(seed);
      const { server, time } = story;
      device = story.device;
      const newest = new Map<string, number>();
      const steps: string[] = [];
      const watching = device.replica.anomalies.eventBulks$.subscribe(({ events }) => {
        for (const { documentId, documentData } of events) {
          if (documentData._deleted) continue;
          expect(documentData.rev).toBeGreaterThanOrEqual(newest.get(documentId) ?? 0);
          newest.set(documentId, documentData.rev);
        }
      });
      for (let step = 0; step < STEPS; step += 1) {
        const action = anAction(story);
        steps.push(String(action));
        action(story);
        await time.advance(anInt(story, story.chance() < 0.1 ? 6 * MINUTE_MS : 3 * SECOND_MS));
      }
      await calm(story);
      const expected = expectedOf(server);
      expect({ steps, held: await story.device.held("anomalies") }).toEqual({ steps, held: expected });
      expect(new Set(CITIES.flatMap(scopesOfCity).map((scope) => story.pull.state(scope)))).toEqual(
        new Set(["live"]),
      );
      await story.pull.stop();
      watching.unsubscribe();
      expect(server.listeners()).toBe(0);
    },
    20_000,
  );
});
