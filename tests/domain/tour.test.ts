import { describe, expect, it } from "vitest";
import {
  changedStop,
  movedStop,
  nearestFirst,
  withoutStop,
  withStops,
  type Tour,
} from "../../src/domain/anomaly/tour.ts";
import { placeOf, type Place } from "../../src/domain/place/place.ts";

const TOUR = withStops([], ["a", "b", "c"]);
const ids = (tour: Tour) => tour.map(({ id }) => id).join("");

describe("the round of a moderator", () => {
  it("has each report once, in the order they were put on it [MOD-13]", () => {
    expect(ids(withStops(TOUR, ["b", "d"]))).toBe("abcd");
    expect(ids(withoutStop(TOUR, "b"))).toBe("ac");
  });

  it("is put in another order one step at a time, and not beyond its ends [MOD-13]", () => {
    expect(ids(movedStop(TOUR, "b", -1))).toBe("bac");
    expect(ids(movedStop(TOUR, "b", 1))).toBe("acb");
    expect(movedStop(TOUR, "a", -1)).toBe(TOUR);
    expect(movedStop(TOUR, "c", 1)).toBe(TOUR);
    expect(movedStop(TOUR, "x", 1)).toBe(TOUR);
  });

  it("goes from where one is to the nearest, and from there to the nearest that is left [MOD-13]", () => {
    const places: Readonly<Record<string, Place>> = {
      a: placeOf(48.18, -1.6),
      b: placeOf(48.18, -1.64),
      c: placeOf(48.18, -1.63),
    };
    const ordered = nearestFirst(TOUR, placeOf(48.18, -1.65), (id) => places[id]);
    expect(ids(ordered)).toBe("bca");
    expect(ids(nearestFirst(ordered, placeOf(48.18, -1.5), (id) => places[id]))).toBe("acb");
  });

  it("leaves for the end what was seen, and what this device no longer has [MOD-13]", () => {
    const tour = changedStop(TOUR, "a", { seen: true });
    expect(ids(nearestFirst(tour, placeOf(48, -1), (id) => (id === "b" ? undefined : placeOf(48, -1))))).toBe(
      "cab",
    );
  });

  it("keeps what was noted at each of them [MOD-13]", () => {
    const tour = changedStop(TOUR, "b", { note: "Fermé à clé" });
    expect(
      nearestFirst(tour, placeOf(48, -1), () => placeOf(48, -1)).find(({ id }) => id === "b")?.note,
    ).toBe("Fermé à clé");
  });
});
