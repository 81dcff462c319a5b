import { describe, expect, it } from "vitest";
import { distanceM } from "../../src/domain/place/distance.ts";
import { nudgePlace } from "../../src/domain/place/nudge-place.ts";

const HERE = { latE6: 48_181_700, lngE6: -1_643_600 };

describe("a nudge", () => {
  it("moves a place by the metres asked, wherever in France [MAP-3]", () => {
    for (const place of [HERE, { latE6: -21_114_500, lngE6: 55_532_000 }]) {
      for (const by of [{ northM: 10 }, { northM: -10 }, { eastM: 10 }, { eastM: -10 }]) {
        expect(distanceM(place, nudgePlace(place, by))).toBeCloseTo(10, 0);
      }
    }
    expect(nudgePlace(HERE, { northM: 10 }).latE6).toBeGreaterThan(HERE.latE6);
    expect(nudgePlace(HERE, { eastM: -10 }).lngE6).toBeLessThan(HERE.lngE6);
  });
});
