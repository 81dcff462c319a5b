import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as groups from "../../functions/src/index.ts";
import { countLater } from "../../functions/src/cities/recount-statistics.ts";
import { leaveForLater } from "../../functions/src/commands/leave-for-later.ts";
import { tallySoon } from "../../functions/src/marks/tally-soon.ts";
import { tellSoon } from "../../functions/src/notifications/tell-soon.ts";
import { takeBadgesBackSoon } from "../../functions/src/organisers/take-badges-back.ts";
import { ringSoon } from "../../functions/src/push/ring.ts";
import { doLater } from "../../functions/src/tasks/later.ts";
import { withholdSoon } from "../../functions/src/threads/withhold-messages.ts";
import { aMeToo } from "../examples/a-command.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { takeClock } from "../support/take-clock.ts";

interface Asked {
  readonly queue: string;
  readonly data: object;
  readonly id: string;
  readonly scheduleDelaySeconds: number;
}

const asked: Asked[] = [];
let failure: Error | undefined;

vi.mock("firebase-admin/functions", () => ({
  getFunctions: () => ({
    taskQueue: (queue: string) => ({
      enqueue: async (data: object, options: Omit<Asked, "queue" | "data">) => {
        if (failure !== undefined) throw failure;
        asked.push({ queue, data, ...options });
      },
    }),
  }),
}));

beforeEach(() => void vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined));
afterEach(() => {
  vi.unstubAllEnvs();
  asked.length = 0;
  failure = undefined;
});

const failing = (code: string) => Object.assign(new Error("no"), { code });
/** Midday in Paris, at the beginning of an interval. */
const NOON = Date.UTC(2026, 2, 12, 11);
const [cityId, id] = ["35024", anIdentifier(1)];

/** With what follows once the queue does as it is asked. */
async function askedBy(ask: (now: number) => Promise<unknown>, now = NOON): Promise<readonly Asked[]> {
  const clock = takeClock();
  clock.set(now);
  await ask(now);
  return asked;
}

type Case = readonly [string, (now: number) => Promise<unknown>, readonly Omit<Asked, "queue">[]];

const CASES: readonly Case[] = [
  [
    "marks-tally",
    (now) => tallySoon(cityId, now),
    [{ data: { cityId }, id: `tally-${cityId}-${NOON / 3_000}`, scheduleDelaySeconds: 4 }],
  ],
  [
    "notifications-tell",
    (now) => tellSoon(cityId, now),
    [{ data: { cityId }, id: `tell-${cityId}-${NOON / 2_000}`, scheduleDelaySeconds: 3 }],
  ],
  [
    "push-ring",
    () => ringSoon(["yann-1", "anna-1"], "event-5"),
    [{ data: { ids: ["yann-1", "anna-1"] }, id: "ring-event-5", scheduleDelaySeconds: 0 }],
  ],
  [
    "threads-withhold",
    (now) => withholdSoon({ cityId, threadId: id }, now),
    [
      { inMs: 0, scheduleDelaySeconds: 0 },
      { inMs: 20_000, scheduleDelaySeconds: 21 },
    ].map(({ inMs, scheduleDelaySeconds }) => ({
      data: { cityId, threadId: id },
      id: `withhold-${cityId}-${id}-${NOON + inMs}`,
      scheduleDelaySeconds,
    })),
  ],
  [
    "organisers-takeBack",
    (now) => takeBadgesBackSoon({ cityId, activityId: id }, now),
    [
      {
        data: { cityId, activityId: id },
        id: `organisers-${cityId}-${id}-${NOON}`,
        scheduleDelaySeconds: 0,
      },
    ],
  ],
  [
    "cities-recount",
    (now) => countLater({ cityId }, now),
    [{ data: { cityId }, id: `recount-${cityId}-2026-03-12`, scheduleDelaySeconds: 0 }],
  ],
];

const TASKS = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members as Readonly<Record<string, { readonly __endpoint: object }>>)
    .filter(([, { __endpoint: endpoint }]) => "taskQueueTrigger" in endpoint)
    .map(([name]) => `${group}-${name}`),
);

describe("what nobody waits for", () => {
  it.each(CASES)(
    "is asked of the queue %s, under a name that it takes, for when it is due [LAND-8]",
    async (name, ask, tasks) => {
      expect(TASKS).toContain(name);
      const queue = `locations/europe-west9/functions/${name}`;
      expect(await askedBy(ask)).toEqual(tasks.map((task) => ({ queue, ...task })));
      for (const task of asked) expect(task.id).toMatch(/^[\w-]{1,500}$/u);
    },
  );

  it.each([
    ["marks", tallySoon, 3_000],
    ["events", tellSoon, 2_000],
  ] as const)(
    "is asked once for all %s of an interval, and again for the next [P10]",
    async (_, ask, everyMs) => {
      const city = "35238";
      await askedBy(async (now) => {
        for (const ms of [0, 1, everyMs - 1, everyMs]) await ask(city, now + ms);
      });
      expect(asked.map((task) => task.id.split("-").at(-1))).toEqual(
        [NOON / everyMs, NOON / everyMs + 1].map(String),
      );
    },
  );

  it("is asked for what was obeyed alone, and of a mark nothing else [P10]", async () => {
    const mark = aMeToo(id, true, { cityId: "35047" });
    const outcome = {
      commandId: mark.id,
      rev: 1,
      number: "",
      appliedAt: NOON,
      counts: { kind: "me-too", by: 1 },
    } as const;
    const refused = { ...outcome, state: "refused", refusal: { code: "not_allowed" } } as const;
    expect(await askedBy(() => leaveForLater(mark, refused))).toEqual([]);
    await askedBy(() => leaveForLater(mark, { ...outcome, state: "applied" }));
    expect(asked.map(({ queue, data }) => [queue, data])).toEqual([
      ["locations/europe-west9/functions/marks-tally", { cityId: "35047" }],
    ]);
  });

  it("is asked again where the queue did not answer [NOT-1]", async () => {
    failure = failing("functions/unavailable");
    await askedBy((now) => tellSoon("35047", now));
    failure = undefined;
    expect(await askedBy((now) => tellSoon("35047", now))).toHaveLength(1);
  });

  it("wakes nobody where there is nobody to wake, and fails for nobody [NOT-11]", async () => {
    expect(await askedBy(() => ringSoon([], "event-5"))).toEqual([]);
    failure = failing("functions/unavailable");
    await expect(askedBy(() => ringSoon(["yann-1"], "event-5"))).resolves.toEqual([]);
  });

  it("is begun no sooner than it is due by another clock too, in whole seconds, and what is overdue at once [LAND-8]", async () => {
    const task = { name: "marks-tally", run: () => Promise.resolve() };
    await askedBy(async (now) => {
      for (const ms of [-5_000, 0, 1, 1_001, 1_501])
        await doLater(task, { cityId }, { id: "x", at: now + ms });
    });
    expect(asked.map(({ scheduleDelaySeconds }) => scheduleDelaySeconds)).toEqual([0, 0, 1, 2, 3]);
  });

  it("is begun no sooner than it is due where there is no queue, though timers ring a millisecond early [ACT-13]", async () => {
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
    const clock = takeClock();
    const begun: number[] = [];
    const task = { name: "notifications-tellChange", run: async () => void begun.push(clock.now()) };
    await doLater(task, { cityId }, { id: "x", at: clock.now() + 1_000 });
    await clock.advance(1_001);
    expect(begun).toEqual([]);
    await clock.advance(500);
    expect(begun).toHaveLength(1);
  });

  it("is there already under that name, or could not be asked for [P10]", async () => {
    const task = { name: "marks-tally", run: () => Promise.resolve() };
    const ask = () => doLater(task, { cityId }, { id: "x", at: NOON });
    failure = failing("functions/task-already-exists");
    await expect(askedBy(ask)).resolves.toEqual([]);
    failure = failing("functions/unavailable");
    await expect(askedBy(ask)).rejects.toThrow("no");
  });
});
