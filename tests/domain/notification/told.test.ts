import { describe, expect, it } from "vitest";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { cellOf, foundBy } from "../../../src/domain/notification/found-by.ts";
import {
  NO_NOTIFICATIONS,
  type NotificationSettings,
} from "../../../src/domain/notification/my-notifications.ts";
import type { NotificationKind } from "../../../src/domain/notification/kinds.ts";
import { levelOf, withLevel } from "../../../src/domain/notification/level.ts";
import { channelsFor } from "../../../src/domain/notification/told.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anEvent } from "../../examples/an-event.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

function having(settings: Partial<NotificationSettings>, over: Partial<Membership> = {}): Membership {
  const notifications = {
    ...NO_NOTIFICATIONS,
    settings: { ...NO_NOTIFICATIONS.settings, ...settings },
  };
  return aMembership({ notifications, ...over });
}

const NONE = { app: false, push: false, mail: false };

describe("who is told", () => {
  it("is who follows it, by the ways they chose [NOT-1]", () => {
    expect(channelsFor(anEvent(), "resident-maelle", "follower", aMembership())).toMatchObject({
      app: true,
      push: true,
    });
    const quieter = having({ channels: { status: { app: true, push: false, mail: false } } });
    expect(channelsFor(anEvent(), "resident-maelle", "follower", quieter)).toMatchObject({ push: false });
  });

  it("is never who did it, nor who muted it [NOT-1]", () => {
    expect(channelsFor(anEvent(), "moderator-solene", "author", aMembership())).toEqual(NONE);
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    expect(channelsFor(anEvent(), "resident-maelle", "author", deaf)).toEqual(NONE);
  });

  it("is who follows it and wants statuses alone, of what the commune says and not of what residents write [NOT-5]", () => {
    const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
    const muted = withLevel([], subject, "statuses");
    const quiet = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const told = (kind: NotificationKind) =>
      channelsFor(anEvent({ kind }), "resident-maelle", "follower", quiet).app;
    expect([told("status"), told("answer"), told("message")]).toEqual([true, true, false]);
    expect(levelOf(muted, subject)).toBe("statuses");
    const deaf = withLevel(muted, subject, "none");
    expect(levelOf(deaf, subject)).toBe("none");
    expect(withLevel(deaf, subject, "all")).toEqual([]);
  });

  it("is a moderator of what waits, also where they mute what it is about [NOT-15]", () => {
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const review = anEvent({ kind: "review", audience: "moderators", actorId: "resident-yann" });
    expect(channelsFor(review, "moderator-solene", "moderator", deaf)).toMatchObject({ app: true });
  });

  it("is whoever wrote it of what was decided about it, also where they mute it [NOT-1] [NOT-5]", () => {
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const hidden = anEvent({ kind: "moderation", what: "hidden", audience: "author" });
    expect(channelsFor(hidden, "resident-maelle", "author", deaf)).toMatchObject({ app: true });
  });

  it("is in their list whoever was warned, and by the other ways as they chose [NOT-9] [THR-24]", () => {
    const none = having({ channels: { moderation: NONE } });
    const decided = (what: string) =>
      channelsFor(
        anEvent({ kind: "moderation", what, audience: "author" }),
        "resident-maelle",
        "author",
        none,
      );
    expect(decided("warned-insult")).toEqual({ app: true, push: false, mail: false });
    expect(decided("hidden")).toEqual(NONE);
  });

  it("is who asked for it near one of their places, within its radius and categories [NOT-4]", () => {
    const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
    const near = (lat: number) =>
      anEvent({ audience: "neighbours", kind: "nearby", categoryId: "voirie", ...placeOf(lat, -1.644) });
    const watching = (categories: readonly string[]) =>
      having({ watched: [{ placeId: home.id, categories }] }, { places: [home] });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching([]))).toMatchObject({
      app: true,
    });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching(["voirie"]))).toMatchObject({
      app: true,
    });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching(["proprete"]))).toEqual(NONE);
    expect(channelsFor(near(48.19), "resident-maelle", "neighbour", watching([]))).toEqual(NONE);
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", having({}, { places: [home] }))).toEqual(
      NONE,
    );
  });
});

describe("what a person is found by", () => {
  it("is what they follow, support or come to, without what they muted [NOT-1]", () => {
    const subjectOf = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;
    const marks = [
      { kind: "follow", subject: subjectOf(1) },
      { kind: "me-too", subject: subjectOf(2) },
      { kind: "going", subject: subjectOf(3) },
      { kind: "follow", subject: subjectOf(4) },
    ] as const;
    const notifications = { ...NO_NOTIFICATIONS, muted: [`anomalies/${anIdentifier(4)}`] };
    expect(foundBy(aMembership({ marks, notifications })).follows).toEqual([
      anIdentifier(1),
      anIdentifier(3),
    ]);
  });

  it("is every square of the ground that the radius of a watched place touches [NOT-4]", () => {
    const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 5000 });
    const { cells } = foundBy(
      having({ watched: [{ placeId: home.id, categories: [] }] }, { places: [home] }),
    );
    for (const at of [
      placeOf(48.182, -1.644),
      placeOf(48.226, -1.644),
      placeOf(48.182, -1.71),
      placeOf(48.138, -1.6),
    ])
      expect(cells).toContain(cellOf(at));
    expect(cells.length).toBeLessThan(70);
    expect(foundBy(aMembership({ places: [home] })).cells).toEqual([]);
  });

  it("is few squares where the radius is small, each once, and none of a place nobody watches [NOT-4]", () => {
    const squares = (radiusM: number, latE6 = 48_190_000, lngE6 = -1_650_000) => {
      const home = aMyPlace({ place: { latE6, lngE6 }, radiusM });
      const twice = { placeId: home.id, categories: [] };
      return foundBy(
        having({ watched: [twice, twice] }, { places: [home, aMyPlace({ id: anIdentifier(41) })] }),
      ).cells;
    };
    expect(squares(200)).toEqual(["2409:-83"]);
    // A kilometre north, and at 48° half as much again to the east and the west.
    expect(squares(1200)).toEqual([
      "2408:-84",
      "2408:-83",
      "2408:-82",
      "2409:-84",
      "2409:-83",
      "2409:-82",
      "2410:-84",
      "2410:-83",
      "2410:-82",
    ]);
    expect(squares(800)).toEqual(["2409:-84", "2409:-83", "2409:-82"]);
    expect(squares(200, 89_990_000, 0).length).toBe(2);
  });

  it("is no more than a document's index holds: the newest of it, each once [NOT-1]", () => {
    const many = (kind: "follow" | "flag", count: number) =>
      Array.from(
        { length: count },
        (_, n) => ({ kind, subject: { collection: "anomalies", id: anIdentifier(n) } }) as const,
      );
    const twice = [...many("follow", 2), ...many("follow", 2)];
    expect(foundBy(aMembership({ marks: twice })).follows).toEqual([anIdentifier(0), anIdentifier(1)]);
    const { follows, flagged } = foundBy(
      aMembership({ marks: [...many("follow", 2001), ...many("flag", 501)] }),
    );
    expect([follows.length, follows.at(0), follows.at(-1)]).toEqual([
      2000,
      anIdentifier(1),
      anIdentifier(2000),
    ]);
    expect([flagged.length, flagged.at(0), flagged.at(-1)]).toEqual([
      500,
      anIdentifier(1),
      anIdentifier(500),
    ]);
  });
});
