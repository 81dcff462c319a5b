import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TALLIED_AT_ONCE } from "../../functions/src/config.ts";
import { db } from "../../functions/src/firebase.ts";
import { moveFollowers } from "../../functions/src/marks/move-followers.ts";
import { seatsLeft } from "../../functions/src/marks/seats.ts";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { pagesToTurn, talkAfter } from "../../functions/src/marks/talks.ts";
import { countsOf, type MarkKind } from "../../src/domain/account/marks.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { PAGE_MESSAGES } from "../../src/domain/limits/limits.ts";
import { openThread } from "../../src/domain/thread/thread.ts";
import { aThread } from "../examples/a-message.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/marks/tally-soon.ts", () => ({ tallySoon: () => Promise.resolve() }));
afterEach(() => vi.restoreAllMocks());

const cityId = "35024";
const STAMP = FieldValue.serverTimestamp();
const changeAt = (n: number) => `cities/${cityId}/markChanges/change-${n}`;
const about = (id: string) => ({ collection: "anomalies", id }) as const;
const noted = (id: string, kind: MarkKind, by = 1) => ({
  subject: about(id),
  count: { kind, by },
  updatedAt: Timestamp.fromMillis(NOW),
});

describe("the marks of a commune that wait", () => {
  const [report, other] = [anIdentifier(101), anIdentifier(102)];

  it("are added to what is counted, each to its own subject, and leave in the same transaction [P10]", async () => {
    const changes = {
      [changeAt(1)]: noted(report, "me-too"),
      [changeAt(2)]: noted(other, "follow"),
      [changeAt(3)]: noted(report, "follow", -1),
    };
    const gone = changeAt(4);
    const tally = {
      counts: { ...countsOf({}), follow: 5 },
      talk: null,
      rev: 7,
      through: Timestamp.fromMillis(9),
    };
    const tallyOf = (id: string) => `cities/${cityId}/tallies/${id}`;
    const { written } = storedHere(
      {
        ...changes,
        [tallyOf(report)]: tally,
        [`cities/${cityId}/anomalies/${other}`]: { ...anAnomaly({ followersCount: 2, meTooCount: 3 }) },
      },
      // Another run added it meanwhile: what is left is looked for anew.
      { found: { [gone]: noted(report, "me-too") } },
    );
    await tallyMarks(cityId);
    const common = { cityId, collection: "anomalies", talk: null, updatedAt: STAMP, schemaVersion: 1 };
    expect(written).toEqual([
      [
        "set",
        tallyOf(report),
        {
          ...common,
          id: report,
          counts: { ...countsOf({}), "me-too": 1, follow: 4 },
          through: Timestamp.fromMillis(9),
          rev: 8,
        },
      ],
      [
        "set",
        tallyOf(other),
        {
          ...common,
          id: other,
          counts: { ...countsOf({}), "me-too": 3, follow: 3 },
          through: Timestamp.fromMillis(0),
          rev: 1,
        },
      ],
      ...Object.keys(changes).map((path) => ["delete", path]),
    ]);
  });

  it("are read until there are fewer than one reading takes, and none where none waits [P10]", async () => {
    const waiting = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [changeAt(n), noted(report, "me-too")]));
    const readings = async (count: number) => {
      const { searches, written } = storedHere(waiting(count));
      const transactions = vi.spyOn(db(), "runTransaction").mockClear();
      await tallyMarks(cityId);
      const tallied = written.filter(([how]) => how === "set").length;
      return [searches.length, transactions.mock.calls.length, tallied, written.length - tallied];
    };
    expect(await readings(TALLIED_AT_ONCE + 1)).toEqual([2, 2, 2, TALLIED_AT_ONCE + 1]);
    expect(await readings(TALLIED_AT_ONCE)).toEqual([2, 1, 1, TALLIED_AT_ONCE]);
    expect(await readings(TALLIED_AT_ONCE - 1)).toEqual([1, 1, 1, TALLIED_AT_ONCE - 1]);
    expect(await readings(0)).toEqual([1, 0, 0, 0]);
  });
});

describe("the messages of a discussion that are counted", () => {
  const id = aThread().id;
  const tally = (messages: number) =>
    ({
      id,
      get: () => (messages === 0 ? undefined : { messages, lastAt: NOW - 1, officialAt: null }),
    }) as unknown as DocumentSnapshot;
  const change = (data: object) =>
    ({
      data: () => data,
      get: (field: string) => (data as Record<string, unknown>)[field],
    }) as DocumentSnapshot;
  const message = (over: object = {}) =>
    change({
      subject: about(id),
      message: { isOfficial: false, page: 1 },
      updatedAt: Timestamp.fromMillis(NOW),
      ...over,
    });

  it("are its own, of which it is known when they came, and no marks [THR-5] [P10]", () => {
    const of = (...changes: readonly DocumentSnapshot[]) => talkAfter(tally(4), changes).after?.messages;
    expect(of(message(), message())).toBe(6);
    expect(of(message({ subject: about(anIdentifier(9)) }))).toBe(4);
    expect(of(message({ updatedAt: null }))).toBe(4);
    expect(of(change(noted(id, "follow")))).toBe(4);
    expect(talkAfter(tally(0), [])).toEqual({ threadId: id, before: null, after: null });
  });

  it("turn its page when it is full, and nothing else of how it stands [THR-5] [THR-21]", async () => {
    const path = `cities/${cityId}/threads/${id}`;
    const turned = async (before: number, thread?: object) => {
      const { written } = storedHere(thread === undefined ? {} : { [path]: thread });
      await db().runTransaction(async (transaction) => {
        (await pagesToTurn(transaction, cityId, [talkAfter(tally(before), [message()])]))();
      });
      return written;
    };
    const last = PAGE_MESSAGES - 1;
    expect(await turned(last - 1)).toEqual([]);
    const locked = aThread({ state: "locked", reason: "Hors sujet", rev: 4 });
    const next = { pages: 2, updatedAt: STAMP };
    expect(await turned(last, { ...locked })).toEqual([["set", path, { ...locked, ...next, rev: 5 }]]);
    const opened = openThread(cityId, id, 0);
    expect(await turned(last)).toEqual([["set", path, { ...opened, ...next, rev: opened.rev + 1 }]]);
    expect(await turned(PAGE_MESSAGES + last, { ...locked, pages: 2 })).toMatchObject([
      ["set", path, { pages: 3 }],
    ]);
  });
});

describe("marks that leave with whoever set them", () => {
  const activity = anActivity({
    capacity: 3,
    goingCount: 3,
    startsAt: NOW + DAY_MS,
    endsAt: NOW + 2 * DAY_MS,
  });
  const subject = { collection: "activities", id: activity.id } as const;
  const left = { actorId: "resident-yann", now: NOW };
  const seats = `cities/${cityId}/seats/${activity.id}`;
  const writtenOf = async (kind: MarkKind, stored: object, of: typeof subject = subject) => {
    const { written } = storedHere({ ...stored });
    await db().runTransaction(async (transaction: Transaction) => {
      (await seatsLeft(transaction, cityId, [{ kind, subject: of }], left))();
    });
    return written.map(([, path, data]) => [path.replace(/events\/.*/u, "events"), data]);
  };
  const stored = { [`cities/${cityId}/activities/${activity.id}`]: { ...activity }, [seats]: { taken: 2 } };

  it("give their seats back, by the exact number, where they held one [ACT-3] [AUTH-23]", async () => {
    expect(await writtenOf("going", stored)).toEqual([[seats, { taken: 1, updatedAt: STAMP }]]);
    const freed = await writtenOf("going", { ...stored, [seats]: { taken: 3 } });
    expect(freed.map(([path]) => path)).toEqual([seats, `cities/${cityId}/events`]);
    expect(freed[1]?.[1]).toMatchObject({ what: "place-freed", actorId: "resident-yann" });
    expect(await writtenOf("interested", stored)).toEqual([]);
  });

  it("give none back of what is no more [ACT-3]", async () => {
    expect(await writtenOf("going", { [seats]: { taken: 2 } })).toEqual([]);
  });
});

it("Nobody is moved from a report that repeats none [MOD-8]", async () => {
  const path = `cities/${cityId}/anomalies/${anIdentifier(101)}`;
  const searchesFor = async (duplicateOf: unknown) => {
    const { searches } = storedHere({ [path]: { duplicateOf } });
    await moveFollowers(cityId, anIdentifier(101));
    return searches.length;
  };
  expect(await searchesFor(null)).toBe(0);
  expect(await searchesFor(anIdentifier(102))).toBe(1);
});
