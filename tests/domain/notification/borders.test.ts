import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { instantAt } from "../../../src/domain/city/time-zone.ts";
import { digestSpan } from "../../../src/domain/notification/digest.ts";
import { eventsOf } from "../../../src/domain/notification/events-of.ts";
import { followUpsOf } from "../../../src/domain/notification/follow-up-event.ts";
import { cellOf } from "../../../src/domain/notification/found-by.ts";
import { groupedByDay } from "../../../src/domain/notification/grouped.ts";
import { isNear } from "../../../src/domain/notification/near.ts";
import { looksNear, nearNotices, withNear } from "../../../src/domain/notification/near-notices.ts";
import { NO_NOTIFICATIONS, type WatchedPlace } from "../../../src/domain/notification/my-notifications.ts";
import { ringAt } from "../../../src/domain/notification/quiet-hours.ts";
import { channelsFor } from "../../../src/domain/notification/told.ts";
import { distanceM } from "../../../src/domain/place/distance.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anEvent } from "../../examples/an-event.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const PARIS = "Europe/Paris";
const at = (local: string) => instantAt(local, PARIS) ?? 0;

describe("quiet hours", () => {
  const NIGHT = { from: 22 * 60, to: 8 * 60 };
  const NAP = { from: 13 * 60, to: 15 * 60 };

  it.each([
    [NIGHT, "2026-03-12T21:59", "2026-03-12T21:59"],
    [NIGHT, "2026-03-12T22:00", "2026-03-13T08:00"],
    [NIGHT, "2026-03-12T00:00", "2026-03-12T08:00"],
    [NIGHT, "2026-03-12T07:59", "2026-03-12T08:00"],
    [NIGHT, "2026-03-12T08:00", "2026-03-12T08:00"],
    [NAP, "2026-03-12T12:59", "2026-03-12T12:59"],
    [NAP, "2026-03-12T13:00", "2026-03-12T15:00"],
    [NAP, "2026-03-12T15:00", "2026-03-12T15:00"],
    // From and to the same minute: no hour is quiet.
    [{ from: 600, to: 600 }, "2026-03-12T10:00", "2026-03-12T10:00"],
    [{ from: 600, to: 600 }, "2026-03-12T11:00", "2026-03-12T11:00"],
    [null, "2026-03-12T03:00", "2026-03-12T03:00"],
  ] as const)("%j let what comes at %s ring at %s [NOT-6]", (quiet, now, rings) => {
    expect(ringAt(at(now), quiet, PARIS)).toBe(at(rings));
  });

  it("end in the night that has no half past two, and never before it is told [NOT-6]", () => {
    const now = at("2026-03-29T01:30");
    expect(ringAt(now, { from: 60, to: 150 }, PARIS)).toBeGreaterThanOrEqual(now + MINUTE_MS);
  });
});

describe("a summary", () => {
  it("tells until ten minutes before seven, and from then on belongs to the next one [NOT-10]", () => {
    const until = (local: string) => digestSpan("daily", at(local)).until;
    expect(until("2026-03-12T06:49")).toBe(at("2026-03-11T06:50"));
    expect(until("2026-03-12T06:50")).toBe(at("2026-03-12T06:50"));
  });
});

describe("what is near", () => {
  const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
  const work = aMyPlace({ id: anIdentifier(41), place: placeOf(48.11, -1.68), radiusM: 200 });
  const watch = (...watched: readonly WatchedPlace[]) =>
    aMembership({
      places: [work, home],
      notifications: { ...NO_NOTIFICATIONS, settings: { ...NO_NOTIFICATIONS.settings, watched } },
    });
  const here = { placeId: home.id, categories: [], since: 0 };
  const there = { placeId: work.id, categories: [], since: 0 };
  const pothole = (place = home.place, over: object = {}) => ({
    ...place,
    subject: { collection: "anomalies", id: anIdentifier(1) } as const,
    cityId: "35024",
    categoryId: "voirie",
    createdAt: NOW,
    ...over,
  });

  it("is so up to the very radius [NOT-4]", () => {
    const edge = placeOf(48.1863, -1.644);
    const radiusM = distanceM(home.place, edge);
    const about = { ...edge, subject: { collection: "ideas" }, categoryId: "" } as const;
    // The radii to choose from are round numbers: hardly anything is as far as one of them.
    const within = (metres: number) => isNear(about, { place: home.place, radiusM: metres as 500 }, here);
    expect([within(radiusM), within(radiusM - 0.01)]).toEqual([true, false]);
    for (const categories of [["ideas"], ["voirie", "ideas"], []])
      expect(isNear(about, home, { categories })).toBe(true);
    expect(isNear(about, home, { categories: ["voirie"] })).toBe(false);
  });

  it("is looked for at any of the places that are watched, each with its own radius and beginning [NOT-4]", () => {
    const found = (content: object, membership = watch(here, there)) =>
      nearNotices([content as ReturnType<typeof pothole>], membership, NOW).length;
    expect([found(pothole()), found(pothole(work.place)), found(pothole(placeOf(48.15, -1.66)))]).toEqual([
      1, 1, 0,
    ]);
    // Home is watched from later on, and what is there was never in the radius of the other place.
    expect(found(pothole(), watch({ ...here, since: NOW + 1 }, there))).toBe(0);
    expect(found(pothole(), watch({ ...here, since: NOW }))).toBe(1);
    expect(found(pothole(), watch({ placeId: home.id, categories: [] }))).toBe(0);
    expect(looksNear(watch({ placeId: home.id, categories: [] }, there))).toBe(true);
  });

  it("is told in the list, of the kind that may be muted, and beside what the city tells, newest first [NOT-4, NOT-7]", () => {
    const [notice] = nearNotices([pothole()], watch(here), NOW);
    expect(notice).toMatchObject({ kind: "nearby", what: "new", app: true, id: `${anIdentifier(1)}-nearby` });
    const muted = { ...watch(here).notifications, muted: [`messages of anomalies/${anIdentifier(1)}`] };
    expect(nearNotices([pothole()], { ...watch(here), notifications: muted }, NOW)).toHaveLength(1);
    const later = aNotification({ id: "later", at: NOW + 1 });
    const earlier = aNotification({ id: "earlier", at: NOW - 1 });
    expect(withNear([later, earlier], [notice!]).map(({ id }) => id)).toEqual([
      "later",
      notice!.id,
      "earlier",
    ]);
    const many = Array.from({ length: 900 }, (_, n) => aNotification({ id: `n${n}`, at: NOW - n }));
    expect(withNear(many, [notice!]).length).toBeLessThan(900);
  });

  it("is told of nothing that is nowhere, with one number or none [NOT-4]", () => {
    const toldOf = (over: object) =>
      channelsFor(
        anEvent({ kind: "nearby", categoryId: "voirie", ...home.place, ...over }),
        "yann",
        "neighbour",
        watch(here),
      ).app;
    expect([
      toldOf({}),
      toldOf({ latE6: null }),
      toldOf({ lngE6: null }),
      toldOf({ latE6: null, lngE6: null }),
    ]).toEqual([true, false, false, false]);
  });

  it("is found by the square to its south-west, on both sides of Greenwich [NOT-4]", () => {
    expect(cellOf({ latE6: 48_199_999, lngE6: -1_640_001 })).toBe("2409:-83");
    expect(cellOf({ latE6: 48_200_000, lngE6: 1_639_999 })).toBe("2410:81");
  });
});

describe("the list of a day", () => {
  it("keys what it shows by day and content, so that two days of one content stay two [NOT-7]", () => {
    const told = [aNotification({ id: "b" }), aNotification({ id: "a", at: NOW - 24 * HOUR_MS })];
    const keys = groupedByDay(told, NO_NOTIFICATIONS.read, PARIS).flatMap(({ groups }) =>
      groups.map(({ key }) => key),
    );
    expect(keys).toEqual(["2026-03-12", "2026-03-11"].map((day) => `${day} anomalies/${anIdentifier(101)}`));
  });
});

describe("what is told of a report", () => {
  it("is nothing where nothing changed, nor of a line that was there [NOT-1]", () => {
    const step = {
      id: anIdentifier(6),
      subject: { collection: "anomalies", id: anAnomaly().id },
      actorId: "x",
      now: NOW,
    } as const;
    const flagged = anAnomaly({ visibility: "pending" });
    expect(eventsOf({ ...step, before: flagged, after: flagged })).toEqual([]);
    const staff = { at: NOW - 1, status: "new", reason: "", byKind: "moderator", byName: "" } as const;
    const line = anAnomaly({ history: [staff] });
    expect(eventsOf({ ...step, before: line, after: { ...line, rev: 2 } })).toEqual([]);
    const none = anAnomaly({ history: [] });
    expect(eventsOf({ ...step, before: none, after: { ...none, rev: 2 } })).toEqual([]);
    // The fifty-first line takes the place of an older one.
    const older = anAnomaly({ history: [{ ...staff, at: NOW - 2 }, staff] });
    const newer = anAnomaly({
      history: [
        { ...staff, at: NOW - 2 },
        { ...staff, at: NOW },
      ],
    });
    expect(eventsOf({ ...step, before: older, after: newer })).toMatchObject([
      { what: "new", audience: "followers" },
    ]);
  });

  it("is nobody's doing where its author is asked whether it is settled, and waits for those not public [NOT-20]", () => {
    const old = { createdAt: NOW - 70 * 24 * HOUR_MS, history: [] };
    const open = anAnomaly({ ...old, id: anIdentifier(1) });
    const hidden = anAnomaly({ ...old, id: anIdentifier(2), visibility: "pending" });
    const { events, waiting } = followUpsOf([open, hidden], { countedAt: 0, waiting: [] }, NOW);
    expect(events).toMatchObject([{ actorId: "", categoryId: "", authorsOf: [open.id], latE6: null }]);
    expect(waiting).toEqual([hidden.id]);
  });
});
