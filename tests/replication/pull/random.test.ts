import { afterEach, describe, expect, it } from "vitest";
import { SEED, stories } from "../../support/stories.ts";
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

const SEEDS = Array.from({ length: stories(120) }, (_, index) => SEED + index);
const STEPS = 60;
const CITIES = ["35024", "35238"] as const;

interface Scenario {
  readonly chance: () => number;
  readonly time: FakeTime;
  readonly server: FakeServer;
  readonly device: Device;
  readonly revs: Map<string, number>;
  pull: Pull;
  wanted: readonly string[];
  next: number;
  /** How wrong the device's clock is. */
  skewMs: number;
}

/** Ends the process before any one of its next calls. */
function killSoon(scenario: Scenario): void {
  let left = anInt(scenario, 6);
  scenario.device.killBefore(() => (left -= 1) < 0);
}

const scopesOf = (cities: readonly string[]) => [
  ...scopesOfPerson("resident-yann"),
  ...cities.flatMap(scopesOfCity),
];
const anInt = ({ chance }: Scenario, below: number) => Math.floor(chance() * below);
const aCityOf = (scenario: Scenario) => CITIES[anInt(scenario, 2)] ?? "35024";

/** Seventy in a hundred changes meet on the same few reports. */
function write(
  scenario: Scenario,
  over: Parameters<typeof publish>[2] = {},
  stamp = scenario.server.stamp(),
): void {
  const isHot = scenario.chance() < 0.7;
  const n = isHot ? anInt(scenario, 5) : (scenario.next += 1);
  const cityId = isHot ? (CITIES[n % 2] ?? "35024") : aCityOf(scenario);
  const rev = (scenario.revs.get(`${cityId}/${n}`) ?? 0) + 1;
  scenario.revs.set(`${cityId}/${n}`, rev);
  publish(scenario.server, n, { cityId, rev, title: `Signalement ${n}, version ${rev}`, ...over }, stamp);
}

/** A commit is stamped when it begins and shows when it ends, at most four and a half minutes later in Firestore. */
const late = (scenario: Scenario) =>
  write(scenario, {}, scenario.server.stamp(scenario.time.now() - anInt(scenario, 9 * MINUTE_MS)));

function restart(scenario: Scenario): void {
  scenario.pull = scenario.device.start(scopesOf(scenario.wanted));
}

const ACTIONS: readonly (readonly [number, (scenario: Scenario) => void])[] = [
  [14, (scenario) => write(scenario)],
  [6, late],
  [3, (scenario) => write(scenario, { visibility: "hidden" })],
  [2, (scenario) => write(scenario, { visibility: "private" })],
  [2, (scenario) => write(scenario, { place: "Betton" as never })],
  [
    3,
    (scenario) =>
      Array.from({ length: 8 }, () => write(scenario, {}, scenario.server.stamp(scenario.time.now() - 1))),
  ],
  [3, (scenario) => scenario.server.setOffline(true)],
  [4, (scenario) => (scenario.server.setOffline(false), scenario.device.goOnline())],
  [2, (scenario) => scenario.server.setSilent(true)],
  [3, (scenario) => scenario.server.setSilent(false)],
  [3, (scenario) => scenario.server.failListeners(new Error("unavailable"))],
  [1, (scenario) => scenario.server.failListeners(new Error("INTERNAL ASSERTION FAILED"))],
  [2, (scenario) => (scenario.server.faults.refused = ({ collection }) => collection === "anomalies")],
  [3, (scenario) => (scenario.server.faults.refused = () => false)],
  [3, (scenario) => (scenario.server.faults.lostAnswers += 1 + anInt(scenario, 3))],
  [3, (scenario) => (scenario.device.kill(), restart(scenario))],
  [2, (scenario) => scenario.device.killBefore((call) => call === "keepPosition anomalies")],
  [2, killSoon],
  [2, (scenario) => (scenario.skewMs = (anInt(scenario, 3) - 1) * 2 * DAY_MS)],
  [2, (scenario) => (void scenario.pull.stop(), restart(scenario))],
  [3, (scenario) => scenario.device.show(false)],
  [4, (scenario) => scenario.device.show(true)],
  [3, (scenario) => scenario.pull.want(scopesOf((scenario.wanted = [aCityOf(scenario)])))],
  [2, (scenario) => scenario.pull.want(scopesOf((scenario.wanted = CITIES)))],
];
const WEIGHT = ACTIONS.reduce((sum, [weight]) => sum + weight, 0);

function anAction(scenario: Scenario) {
  let left = scenario.chance() * WEIGHT;
  for (const [weight, action] of ACTIONS) if ((left -= weight) < 0) return action;
  return write;
}

async function aScenario(seed: number): Promise<Scenario> {
  const time = fakeTime(NOW, seed);
  const server = new FakeServer(time);
  const clock = { skewMs: 0 };
  const device = await aDevice(server, { ...time, now: () => time.now() + clock.skewMs });
  const pull = device.start(scopesOf(CITIES));
  const scenario = Object.assign(clock, {
    chance: chanceOf(seed),
    time,
    server,
    device,
    revs: new Map(),
    pull,
    wanted: CITIES,
    next: 100,
  });
  // In one scenario out of ten the first pull takes several pages, all of one microsecond.
  const old = seed % 10 === 0 ? 2 * PAGE_DOCS + anInt(scenario, 3) : 20;
  const stamp = server.stamp(NOW - DAY_MS);
  for (let n = 0; n < old; n += 1) publish(server, 10_000 + n, { cityId: aCityOf(scenario) }, stamp);
  return scenario;
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

async function calm(scenario: Scenario): Promise<void> {
  Object.assign(scenario.server.faults, { refused: () => false, lostAnswers: 0 });
  scenario.server.setOffline(false);
  scenario.server.setSilent(false);
  // What is malformed is mended, as an operator would.
  for (const [key, rev] of scenario.revs) {
    const [cityId = "", n = ""] = key.split("/");
    const document = scenario.server.collection(`cities/${cityId}/anomalies`).get(anIdentifier(Number(n)));
    if (parseAnomaly(document?.data).ok) continue;
    publish(scenario.server, Number(n), { cityId, rev: rev + 1, title: `Signalement ${n}, mis au net` });
  }
  scenario.device.killBefore(() => false);
  if (!scenario.device.isAlive()) restart(scenario);
  scenario.device.show(true);
  scenario.pull.want(scopesOf(CITIES));
  await scenario.time.advance(10 * MINUTE_MS);
}

let device: Device | undefined;

afterEach(() => device?.close());

describe("any scenario of failures", () => {
  it.each(SEEDS)(
    "ends with the replica equal to the server, seed %i, hazard 15e [PULL-10] [P4]",
    async (seed) => {
      const scenario = await aScenario(seed);
      const { server, time } = scenario;
      device = scenario.device;
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
        const action = anAction(scenario);
        steps.push(String(action));
        action(scenario);
        await time.advance(anInt(scenario, scenario.chance() < 0.1 ? 6 * MINUTE_MS : 3 * SECOND_MS));
      }
      await calm(scenario);
      const expected = expectedOf(server);
      expect({ steps, held: await scenario.device.held("anomalies") }).toEqual({ steps, held: expected });
      expect(new Set(CITIES.flatMap(scopesOfCity).map((scope) => scenario.pull.state(scope)))).toEqual(
        new Set(["live"]),
      );
      await scenario.pull.stop();
      watching.unsubscribe();
      expect(server.listeners()).toBe(0);
    },
    20_000,
  );
});
