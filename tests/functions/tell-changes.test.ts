import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logs } from "../../functions/src/logs.ts";
import { tellChange, tellOf } from "../../functions/src/notifications/tell-changes.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anEvent } from "../examples/an-event.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { takeClock } from "../support/take-clock.ts";
import { aSnapshot } from "./support/snapshots.ts";

type Data = Readonly<Record<string, unknown>>;
interface Ref {
  readonly path: string;
}

const kept = vi.hoisted(() => new Map<string, Data>());
const done = vi.hoisted((): unknown[][] => []);
const failure = vi.hoisted((): { error?: Error } => ({}));

vi.mock("../../functions/src/firebase.ts", () => {
  const at = ({ path }: Ref) => aSnapshot(path, kept.get(path));
  const get = async (ref: Ref) => {
    if (failure.error !== undefined) throw failure.error;
    return at(ref);
  };
  const refOf = (path: string) => ({ path, get: () => get({ path }) });
  const note = (how: string) => (ref: Ref, data?: unknown) => void done.push([how, ref.path, data]);
  const transaction = {
    getAll: async (...refs: readonly Ref[]) => refs.map(at),
    set: note("set"),
    update: note("update"),
    delete: note("delete"),
  };
  const collection = (name: string) => ({ doc: (id: string) => refOf(`${name}/${id}`) });
  return {
    db: () => ({ collection, runTransaction: (run: (begun: object) => unknown) => run(transaction) }),
  };
});
vi.mock("../../functions/src/notifications/tell-soon.ts", () => ({
  tellSoon: async (cityId: string) => void done.push(["tell", cityId]),
}));
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: async ({ name }: { readonly name: string }, data: object, when: object) =>
    void done.push(["later", name, data, when]),
}));

beforeEach(() => {
  kept.clear();
  done.length = 0;
  delete failure.error;
});

const [cityId, activityId] = ["35024", anIdentifier(401)];
const subject = { collection: "activities", id: activityId } as const;
const [changePath, activityPath] = [
  `cities/${cityId}/changes/${activityId}`,
  `cities/${cityId}/activities/${activityId}`,
];
const event = anEvent({ id: `${anIdentifier(6)}-activity`, kind: "activity", what: "changed", subject });
const told = ["tell", cityId];

describe("what is told of a content that changed", () => {
  const doneOf = async (about: Parameters<typeof tellOf>[1] = subject) => {
    await tellOf(cityId, about);
    return [...done];
  };
  const later = (at: number) => [
    "later",
    "notifications-tellChange",
    { cityId, activityId },
    { id: `change-${activityId}-${at}`, at },
  ];

  it("is told soon, and of an activity its change, when that is due [NOT-1] [ACT-13]", async () => {
    expect(await doneOf()).toEqual([told]);
    kept.set(changePath, { ...event, dueAt: NOW });
    done.length = 0;
    expect(await doneOf()).toEqual([told, later(NOW)]);
    done.length = 0;
    expect(await doneOf({ collection: "anomalies", id: activityId })).toEqual([told]);
  });

  it("is looked at again at once, where it waited for a moderator who may have decided [ACT-13] [MOD-4]", async () => {
    const now = takeClock().now();
    kept.set(changePath, { ...event, dueAt: now + DAY_MS, isHeld: true });
    expect(await doneOf()).toEqual([told, later(now)]);
  });

  it("is left to the look after the rest, where it cannot be read, and fails no command [P5] [NOT-2]", async () => {
    failure.error = new Error("no database");
    const failed = vi.spyOn(logs, "callFailed").mockReturnValue(undefined);
    expect(await doneOf()).toEqual([told]);
    expect(failed.mock.calls).toEqual([["notifications-tellChange", failure.error]]);
    failed.mockRestore();
  });
});

describe("a change of an activity that waits to be told", () => {
  const task = { cityId, activityId };
  const doneAt = async (change: Data | undefined, activity: Data, now = NOW) => {
    kept.clear();
    done.length = 0;
    if (change !== undefined) kept.set(changePath, change);
    kept.set(activityPath, activity);
    await tellChange(task, now);
    return [...done];
  };
  const publicOne = { visibility: "public", status: "confirmed" };
  const released = (what = "changed") => [
    [
      "set",
      `cities/${cityId}/events/${event.id}`,
      { ...event, what, after: "", updatedAt: FieldValue.serverTimestamp() },
    ],
    ["delete", changePath, undefined],
    told,
  ];

  it("is told once it is due, and not before [ACT-13]", async () => {
    const change = { ...event, dueAt: NOW };
    expect(await doneAt(undefined, publicOne)).toEqual([]);
    expect(await doneAt(change, publicOne, NOW - 1)).toEqual([]);
    expect(await doneAt(change, publicOne)).toEqual(released());
  });

  it("waits from day to day for a moderator, and is told as soon as one let it be read [ACT-13] [MOD-4]", async () => {
    const pending = { ...publicOne, visibility: "pending" };
    const held = { dueAt: NOW + DAY_MS, isHeld: true };
    expect(await doneAt({ ...event, dueAt: NOW }, pending)).toEqual([["update", changePath, held]]);
    expect(await doneAt({ ...event, ...held }, pending)).toEqual([]);
    expect(await doneAt({ ...event, ...held }, pending, NOW + DAY_MS)).toEqual([
      ["update", changePath, { dueAt: NOW + 2 * DAY_MS, isHeld: true }],
    ]);
    expect(await doneAt({ ...event, ...held }, publicOne)).toEqual(released());
  });

  it.each([
    ["changed", "postponed", "postponed"],
    ["changed", "cancelled", "cancelled"],
    ["changed", "confirmed", "changed"],
    ["changed", undefined, "changed"],
    ["cancelled", "postponed", "cancelled"],
  ])("says %s of what is %s by then as %s [ACT-13]", async (what, status, said) => {
    expect(await doneAt({ ...event, what, dueAt: NOW }, { ...publicOne, status })).toEqual(released(said));
  });
});
