import { describe, expect, it } from "vitest";
import type { Membership } from "../../../src/domain/account/membership.ts";
import type { MyPlace } from "../../../src/domain/account/my-places.ts";
import { cellOf, foundBy } from "../../../src/domain/notification/found-by.ts";
import { NO_NOTIFICATIONS } from "../../../src/domain/notification/my-notifications.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

function watching(ids: readonly string[], places: readonly MyPlace[]): Membership {
  const watched = ids.map((placeId) => ({ placeId, categories: [] }));
  const settings = { ...NO_NOTIFICATIONS.settings, watched };
  return aMembership({ notifications: { ...NO_NOTIFICATIONS, settings }, places });
}

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
    const { cells } = foundBy(watching([home.id], [home]));
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
    const squares = (radiusM: MyPlace["radiusM"], latE6 = 48_190_000, lngE6 = -1_650_000) => {
      const home = aMyPlace({ place: { latE6, lngE6 }, radiusM });
      return foundBy(watching([home.id, home.id], [home, aMyPlace({ id: anIdentifier(41) })])).cells;
    };
    expect(squares(200)).toEqual(["2409:-83"]);
    // As far north as south, and at 48° half as much again to the east and the west.
    expect(squares(2000)).toEqual([
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
    expect(squares(1000)).toEqual(["2409:-84", "2409:-83", "2409:-82"]);
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
