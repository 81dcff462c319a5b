import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TALLIED_AT_ONCE } from "../../functions/src/config.ts";
import { db } from "../../functions/src/firebase.ts";
import { moveFollowers } from "../../functions/src/marks/move-followers.ts";
import { seatsLeft } from "../../functions/src/marks/seats.ts";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { countsOf, type MarkKind } from "../../src/domain/account/marks.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
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
