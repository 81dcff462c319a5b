import { afterEach, describe, expect, it } from "vitest";
import { SEED, stories } from "../../support/stories.ts";
import { checkpointOf, compareCursors } from "../../../replication/pull/checkpoint.ts";
import { scopesOfCity } from "../../../replication/pull/scope.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import type { Device } from "./a-device.ts";
import {
  aCityOf,
  anInt,
  aStory,
  burst,
  calm,
  CITIES,
  expectedOf,
  killSoon,
  race,
  restart,
  scopesOf,
  write,
  writeLate,
  type Story,
} from "./story.ts";

const SEEDS = Array.from({ length: stories(60) }, (_, index) => SEED + index);
const STEPS = 60;

const ACTIONS: readonly (readonly [number, (story: Story) => void])[] = [
  [14, (story) => write(story)],
  [6, writeLate],
  [3, (story) => write(story, { visibility: "hidden" })],
  [2, (story) => write(story, { visibility: "private" })],
  [2, (story) => write(story, { place: "Betton" as never })],
  [3, (story) => Array.from({ length: 8 }, () => write(story, {}, story.server.stamp(story.time.now() - 1)))],
  [0.4, burst],
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
  [3, killSoon],
  [2, (story) => void (story.device.isAlive() || restart(story))],
  [2, (story) => (story.skewMs = (anInt(story, 3) - 1) * 2 * DAY_MS)],
  [2, (story) => (story.skewMs += (anInt(story, 3) - 1) * 6 * MINUTE_MS)],
  [2, race],
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

let device: Device | undefined;

afterEach(() => device?.close());

/** A row never gets older, and within an epoch a position never moves back. */
function watchPromises({ replica }: Device): () => void {
  const newest = new Map<string, number>();
  const rows = replica.anomalies.eventBulks$.subscribe(({ events }) => {
    for (const { documentId, documentData } of events) {
      if (documentData._deleted) continue;
      expect(documentData.rev).toBeGreaterThanOrEqual(newest.get(documentId) ?? 0);
      newest.set(documentId, documentData.rev);
    }
  });
  const furthest = new Map<string, NonNullable<ReturnType<typeof checkpointOf>>>();
  const positions = replica.positions.eventBulks$.subscribe(({ events }) => {
    for (const { documentId, documentData } of events) {
      const reached = documentData._deleted ? undefined : checkpointOf(documentData.checkpoint);
      if (reached === undefined) continue;
      const before = furthest.get(documentId);
      const moved = before?.epoch === reached.epoch ? compareCursors(reached, before) : 0;
      expect(moved).toBeGreaterThanOrEqual(0);
      furthest.set(documentId, reached);
    }
  });
  return () => {
    rows.unsubscribe();
    positions.unsubscribe();
  };
}

describe("any story of failures", () => {
  it.each(SEEDS)(
    "ends with the replica equal to the server, seed %i, hazard 15e [PULL-10] [PULL-3] [P4]",
    async (seed) => {
      const story = await aStory(seed);
      const { server, time } = story;
      device = story.device;
      const steps: string[] = [];
      const stopWatching = watchPromises(device);
      if (story.chance() < 0.3) killSoon(story);
      for (let step = 0; step < STEPS; step += 1) {
        const action = anAction(story);
        steps.push(String(action));
        action(story);
        await time.advance(anInt(story, story.chance() < 0.1 ? 6 * MINUTE_MS : 3 * SECOND_MS));
      }
      await calm(story);
      const held = await story.device.held("anomalies");
      expect({ steps, held }).toEqual({ steps, held: expectedOf(server) });
      expect(new Set(CITIES.flatMap(scopesOfCity).map((scope) => story.pull.state(scope)))).toEqual(
        new Set(["live"]),
      );
      await story.pull.stop();
      stopWatching();
      expect(server.listeners()).toBe(0);
    },
    30_000,
  );
});
