import { describe, expect, it } from "vitest";
import { duplicateReachM, possibleDuplicates } from "../../src/domain/anomaly/near-anomalies.ts";
import { distanceM } from "../../src/domain/place/distance.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const HERE = placeOf(48.1817, -1.6436);
const LAMP = {
  place: HERE,
  categoryId: "eclairage",
  subcategoryId: "lampadaire-eteint",
  text: "",
  now: NOW,
} as const;

function aLamp(metres: number, over: Partial<Anomaly> = {}): Anomaly {
  const place = { ...HERE, latE6: HERE.latE6 + Math.round(metres / 0.111_195) };
  const { categoryId, subcategoryId } = LAMP;
  return anAnomaly({ categoryId, subcategoryId, id: anIdentifier(metres), place, ...over });
}

function metresOf(anomalies: readonly Anomaly[], spot: Parameters<typeof possibleDuplicates>[0] = LAMP) {
  return possibleDuplicates(spot, anomalies).map((near) => Math.round(near.distanceM));
}

describe("reports nearby that may be the same", () => {
  it("are shown nearest first, within the category's radius [ANO-10]", () => {
    expect(metresOf([aLamp(24), aLamp(3), aLamp(26), aLamp(12)])).toEqual([3, 12, 24]);
  });

  it("come first where they are recent or say the same, though others are nearer [ANO-10]", () => {
    const old = aLamp(9, { createdAt: NOW - 200 * DAY_MS });
    expect(metresOf([old, aLamp(20)])).toEqual([20, 9]);
    const spot = { ...LAMP, text: "Le mât penche vers l’école" };
    const alike = aLamp(14, { title: "Mât qui penche", description: "Devant l’école, il va tomber." });
    const other = aLamp(9, { title: "Ampoule grillée", description: "Tout est noir le soir." });
    expect(metresOf([other, alike], spot)).toEqual([14, 9]);
    expect(metresOf([other, alike])).toEqual([9, 14]);
  });

  it("are looked for further when a whole street is dark, on either side [ANO-10]", () => {
    const street = { ...LAMP, subcategoryId: "rue-dans-le-noir" };
    expect(metresOf([aLamp(140), aLamp(151)], street)).toEqual([140]);
    expect(metresOf([aLamp(140, { subcategoryId: "rue-dans-le-noir" })])).toEqual([140]);
  });

  it("are all within what the city looks through [ANO-35]", () => {
    const reach = duplicateReachM("eclairage");
    const street = { ...LAMP, subcategoryId: "rue-dans-le-noir" };
    expect(metresOf([aLamp(reach - 1), aLamp(reach + 1)], street)).toEqual([reach - 1]);
  });

  it.each<[string, Partial<Anomaly>]>([
    ["another category", { categoryId: "voirie", subcategoryId: "nid-de-poule" }],
    ["closed", { status: "resolved" }],
    ["a duplicate itself", { status: "duplicate" }],
    ["hidden", { visibility: "hidden" }],
    ["private", { visibility: "private" }],
  ])("leave out what is %s [ANO-10]", (_, over) => {
    expect(metresOf([aLamp(5, over)])).toEqual([]);
  });

  it("may wait for a moderator or be said to be mended [ANO-10]", () => {
    expect(metresOf([aLamp(5, { visibility: "pending" }), aLamp(6, { status: "claimed" })])).toEqual([5, 6]);
  });
});

describe("a distance", () => {
  it("is a tenth of a metre per microdegree of latitude, and shrinks with longitude as the earth does", () => {
    expect(distanceM(HERE, HERE)).toBe(0);
    expect(distanceM(HERE, { ...HERE, latE6: HERE.latE6 + 10_000 })).toBeCloseTo(1112, 0);
    expect(distanceM(HERE, { ...HERE, lngE6: HERE.lngE6 + 10_000 })).toBeCloseTo(741.4, 0);
    expect(distanceM(placeOf(90, 0), placeOf(-90, 0))).toBeCloseTo(20_015_115, -1);
  });
});
