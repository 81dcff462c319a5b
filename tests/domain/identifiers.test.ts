import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { identifierOf, isIdentifier } from "../../src/domain/basics/identifier.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import { cityIdOf, isCityId } from "../../src/domain/city/city.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { NOW } from "../examples/identifiers.ts";

const CHANCE = fc.uint8Array({ minLength: 10, maxLength: 10 });
const INSTANT = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe("an identifier", () => {
  it("is a UUID of version 7 whatever the clock and the chance [ANO-1]", () => {
    fc.assert(
      fc.property(INSTANT, CHANCE, (now, chance) => {
        const id = identifierOf(now, chance);
        expect(isIdentifier(id)).toBe(true);
        expect(id[14]).toBe("7");
      }),
    );
  });

  it("sorts by the time it was made [OFF-2]", () => {
    fc.assert(
      fc.property(INSTANT, INSTANT, CHANCE, (one, other, chance) => {
        expect(identifierOf(one, chance) < identifierOf(other, chance)).toBe(one < other);
      }),
    );
  });

  it("uses all the chance it is given [P2]", () => {
    fc.assert(
      fc.property(CHANCE, fc.nat({ max: 9 }), (chance, at) => {
        const other = Uint8Array.from(chance, (byte, index) => (index === at ? byte ^ 0x01 : byte));
        expect(identifierOf(NOW, chance)).not.toBe(identifierOf(NOW, other));
      }),
    );
  });

  it.each(["", "__proto__", "constructor", "../../users/admin", "0198-not-one"])(
    "is not « %s » [SEC-6]",
    (value) => {
      expect(isIdentifier(value)).toBe(false);
    },
  );
});

describe("a commune code", () => {
  it.each(["35024", "2A004", "2B033", "97411", "01001"])("may be %s [GEO-2]", (code) => {
    expect(isCityId(code)).toBe(true);
  });

  it("is upper-cased when a link wrote it small [GEO-2]", () => {
    expect(cityIdOf(" 2a004 ")).toBe("2A004");
  });

  it.each(["France", "2C004", "3502", "350240", "", "35 024"])("is not « %s » [GEO-2]", (code) => {
    expect(cityIdOf(code)).toBeUndefined();
  });
});

describe("small words of the domain", () => {
  it("ranks the newest first on an ascending index [PULL-11]", () => {
    expect(rankOf(NOW + 1)).toBeLessThan(rankOf(NOW));
  });

  it("writes the parameters of a route so that they read back [NAV-14]", () => {
    expect(pathOf("MapAnomaly", { cityId: "2A004", anomalyId: "a/b?c" })).toBe(
      "/city/2A004/map/anomaly/a%2Fb%3Fc",
    );
  });

  it("starts a person's city with nothing in it [ANO-7]", () => {
    expect(emptyMembership("35024", NOW)).toMatchObject({ marks: [], rev: 0, joinedAt: NOW });
  });
});
