import { describe, expect, it } from "vitest";
import type { City } from "../../src/domain/city/city.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { placeOf, type Place } from "../../src/domain/place/place.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aReport } from "../examples/a-report.ts";

const SYDNEY = placeOf(-33.86, 151.21);

function codeOf(place: Place, city: Partial<City> = {}): string | undefined {
  const decided = decide(aCommand({ payload: aReport({ place }) }), aContext({ city: aCity(city) }));
  return decided.ok ? undefined : decided.problem.code;
}

describe("the place of a report", () => {
  it.each([
    ["in the middle", placeOf(48.1817, -1.6436), undefined],
    ["across the border", placeOf(48.23, -1.6), undefined],
    ["in Rennes, nine kilometres away", placeOf(48.105, -1.675), undefined],
    ["in Vitré", placeOf(48.1239, -1.2086), "place_too_far"],
    ["in Sydney", SYDNEY, "place_too_far"],
    ["where nothing was said", placeOf(0, 0), "place_too_far"],
  ])("is taken %s or refused in words [ANO-32]", (_, place, code) => {
    expect(codeOf(place)).toBe(code);
  });

  it("is taken far from the centre of a large commune, and where no outline is known [ANO-32]", () => {
    const far = placeOf(48.4, -1.2);
    const border = [
      [-2, 48],
      [-1.1, 48],
      [-1.1, 48.5],
      [-2, 48.5],
      [-2, 48],
    ];
    const large = JSON.stringify({ type: "Polygon", coordinates: [border] });
    expect(codeOf(far)).toBe("place_too_far");
    expect(codeOf(far, { contour: large })).toBeUndefined();
    const box = { southWest: placeOf(48, -2), northEast: placeOf(48.5, -1.1) };
    expect(codeOf(far, { contour: "", box })).toBeUndefined();
    expect(codeOf(placeOf(48.4, -0.9), { contour: "", box })).toBe("place_too_far");
    expect(codeOf(far, { contour: "" })).toBeUndefined();
    expect(codeOf(SYDNEY, { contour: "" })).toBe("place_too_far");
    expect(codeOf(SYDNEY, { contour: large })).toBe("place_too_far");
  });
});
