import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TELL_BUDGET_MS, TELL_EVERY_MS, UNTOLD_MS } from "../../functions/src/config.ts";
import { db } from "../../functions/src/firebase.ts";
import type * as followers from "../../functions/src/marks/move-followers.ts";
import { tellRest } from "../../functions/src/notifications/tell-rest.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { tell } from "../../functions/src/notifications/tell.ts";
import type * as people from "../../functions/src/notifications/people.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { NOTIFICATION_KEPT_MS } from "../../src/domain/notification/notification.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { aMembership } from "../examples/accounts.ts";
import { anEvent } from "../examples/an-event.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const later = vi.hoisted((): unknown[] => []);
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: ({ name }: { readonly name: string }, data: object, { id, at }: { id: string; at: number }) =>
    Promise.resolve(void later.push([name, data, id, at])),
}));
const page = vi.hoisted((): { after: string | undefined } => ({ after: undefined }));
vi.mock("../../functions/src/notifications/people.ts", async (original) => ({
  ...(await original<typeof people>()),
  authorsOf: () => Promise.resolve([{ uid: "resident-maelle", membership: aMembership() }]),
  peopleAfter: () =>
    Promise.resolve({ people: [{ uid: "resident-yann", membership: aMembership() }], after: page.after }),
}));
const moved = vi.hoisted(() => vi.fn<typeof followers.moveFollowers>(() => Promise.resolve()));
vi.mock("../../functions/src/marks/move-followers.ts", () => ({ moveFollowers: moved }));

// Whom an event concerns and by which ways is asked elsewhere: here it is all of them, in the app.
vi.mock("../../src/domain/notification/told.ts", () => ({
  channelsFor: () => ({ app: true, push: false, mail: false }),
}));

const clock = () => vi.spyOn(systemClock, "now");
beforeEach(() => {
  later.length = 0;
  page.after = undefined;
  moved.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const eventAt = (cityId: string) => `cities/${cityId}/events/e1`;
const asked = (cityId: string, at: number) => {
  const interval = Math.floor(at / TELL_EVERY_MS);
  const due = (interval + 1) * TELL_EVERY_MS;
  return ["notifications-tell", { cityId }, `tell-${cityId}-${interval}`, due];
};

describe("what a process that died left", () => {
  it("is told all the same: each change that is due, and each commune’s events of more than minutes ago, once [NOT-2] [ACT-13]", async () => {
    clock().mockReturnValue(NOW);
    const subject = { collection: "activities", id: anIdentifier(401) } as const;
    const change = { ...anEvent({ id: "changed", kind: "activity", what: "changed", subject }), dueAt: NOW };
    const changeAt = `cities/35024/changes/${subject.id}`;
    const left = (cityId: string, sinceMs: number) => ({
      cityId,
      updatedAt: Timestamp.fromMillis(NOW - sinceMs),
    });
    const { written, searches } = storedHere({
      [changeAt]: change,
      "cities/35024/changes/later": { ...change, dueAt: NOW + 1 },
      [`cities/35024/activities/${subject.id}`]: { visibility: "public" },
      [eventAt("35238")]: left("35238", UNTOLD_MS + 2),
      "cities/35238/events/e2": left("35238", UNTOLD_MS + 2),
      [eventAt("35051")]: left("35051", UNTOLD_MS + 1),
      [eventAt("35047")]: left("35047", UNTOLD_MS),
    });
    await tellRest.run({ scheduleTime: "" });
    const [changes, events] = [db().collectionGroup("changes"), db().collectionGroup("events")];
    const before = Timestamp.fromMillis(NOW - UNTOLD_MS);
    expect(searches[0]?.isEqual(changes.where("dueAt", "<=", NOW).limit(500))).toBe(true);
    expect(searches[1]?.isEqual(events.where("updatedAt", "<", before).limit(500))).toBe(true);
    expect(written.map(([how, path]) => [how, path])).toEqual([
      ["set", "cities/35024/events/changed"],
      ["delete", changeAt],
    ]);
    expect(later).toEqual(["35024", "35238", "35051"].map((cityId) => asked(cityId, NOW)));
  });
});

describe("the events of a commune", () => {
  const event = { ...anEvent({ cityId: "35047" }), after: "" };
  const at = NOW + 60_000;
  const toldIn = async (ms: number, after?: string) => {
    later.length = 0;
    page.after = after;
    const path = eventAt("35047");
    const { written, searches } = storedHere({ [path]: { ...event, updatedAt: Timestamp.fromMillis(at) } });
    const ticks = clock().mockReturnValue(at + ms);
    ticks.mockReturnValueOnce(at);
    await tellCity({ cityId: "35047" });
    return { paths: written.map(([how, name]) => `${how} ${name}`), searches: searches.length };
  };

  it("are told until the time of a run is over, and the others by the next one [NOT-2]", async () => {
    const whole = await toldIn(TELL_BUDGET_MS);
    expect(whole.paths.at(-1)).toBe(`delete ${eventAt("35047")}`);
    expect([whole.searches, later]).toEqual([2, []]);
    const first = await toldIn(TELL_BUDGET_MS + 1);
    expect(first.paths).toEqual(whole.paths);
    expect([first.searches, later]).toEqual([1, [asked("35047", at + TELL_BUDGET_MS + 1)]]);
  });

  it("are told page by page, and one that is not over goes on where it stood [NOT-2]", async () => {
    const { paths, searches } = await toldIn(TELL_BUDGET_MS + TELL_EVERY_MS, "users/yann/cities/35047");
    expect(paths.at(-1)).toBe(`update ${eventAt("35047")}`);
    expect([searches, later]).toEqual([1, [asked("35047", at + TELL_BUDGET_MS + TELL_EVERY_MS)]]);
  });
});

describe("an event that is told", () => {
  const ref = () => refs.events("35024").doc("e1");
  const stored = (over: object) => ({ [eventAt("35024")]: { ...anEvent(), after: "", ...over } });

  it("is told until its moment is over, this one included [NOT-2]", async () => {
    page.after = "users/yann/cities/35024";
    const { written } = storedHere(stored({}));
    clock()
      .mockReturnValueOnce(0)
      .mockReturnValueOnce(NOW)
      .mockReturnValueOnce(0)
      .mockReturnValue(NOW + 1);
    expect(await tell(ref(), NOW)).toBe(false);
    const pages = written.filter(([how]) => how === "update");
    expect(pages).toEqual(pages.map(() => ["update", eventAt("35024"), { after: page.after }]));
    expect(pages).toHaveLength(2);
  });

  it("says to each as whom they are told, the author first [NOT-1] [NOT-3]", async () => {
    const toldAs = async (over: object) => {
      const { written } = storedHere(stored(over));
      await tell(ref(), Infinity);
      return written.flatMap(([, path, data]) =>
        path.includes("/notifications/") ? [[path.split("/")[1], (data as { toldAs: string }).toldAs]] : [],
      );
    };
    const author = ["resident-maelle", "author"];
    for (const [audience, as] of [
      ["followers", "follower"],
      ["neighbours", "neighbour"],
      ["flaggers", "flagger"],
      ["moderators", "moderator"],
    ] as const)
      expect([audience, await toldAs({ audience })]).toEqual([audience, [author, ["resident-yann", as]]]);
    expect(await toldAs({ after: "users/a/cities/35024" })).toEqual([["resident-yann", "follower"]]);
  });

  it("is kept for as long as notices are [NOT-3]", async () => {
    const { written } = storedHere(stored({}));
    clock().mockReturnValue(NOW);
    await tell(ref(), Infinity);
    const notices = written.filter(([, path]) => path.includes("/notifications/"));
    const kept = { at: NOW, expireAt: new Date(NOW + NOTIFICATION_KEPT_MS), rev: 1, app: true, mail: false };
    expect(notices.map(([, , data]) => data)).toMatchObject([kept, kept]);
  });

  it("moves who follows a duplicate once, with its first page, and nobody for anything else [MOD-8]", async () => {
    const movedBy = async (over: object) => {
      moved.mockClear();
      storedHere(stored(over));
      await tell(ref(), Infinity);
      return moved.mock.calls;
    };
    const duplicate = { kind: "status", what: "duplicate" };
    expect(await movedBy(duplicate)).toEqual([["35024", anEvent().subject.id]]);
    for (const other of [{ after: "users/a" }, { kind: "answer" }, { what: "ack" }])
      expect(await movedBy({ ...duplicate, ...other })).toEqual([]);
  });
});

it("An event that is gone was told by another run [NOT-2]", async () => {
  storedHere({});
  expect(await tell(refs.events("35024").doc("e1"), 0)).toBe(true);
});
