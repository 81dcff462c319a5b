import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const PHOTO = {
  id: anIdentifier(9),
  alt: "Le trou",
  state: "stored",
  thumb: "data:image/jpeg;base64,/9j/4AAQ",
} as const;

describe("a report as the city publishes it", () => {
  it("is read as it is [PULL-4]", () => {
    const anomaly = anAnomaly({ photos: [PHOTO] });
    expect(parseAnomaly(JSON.parse(JSON.stringify(anomaly)))).toEqual({ ok: true, value: anomaly });
  });

  it("may carry fields of a newer server, which this version leaves out [PULL-4]", () => {
    const newer = { ...anAnomaly(), priority: 2, photos: [{ ...PHOTO, masked: true }] };
    expect(parseAnomaly(newer)).toEqual({ ok: true, value: anAnomaly({ photos: [PHOTO] }) });
  });

  it.each([
    ["a missing field", { ...anAnomaly(), title: undefined }, "title required"],
    ["a number for a text", { ...anAnomaly(), title: 12 }, "title wrong_type"],
    [
      "fractions of microdegrees",
      { ...anAnomaly(), place: { latE6: 0.5, lngE6: 0 } },
      "place.latE6 not_an_integer",
    ],
    ["a status nobody knows", { ...anAnomaly(), status: "lost" }, "status not_one_of"],
    ["a shape of another version", { ...anAnomaly(), schemaVersion: 2 }, "schemaVersion not_one_of"],
    ["a day that is none", { ...anAnomaly(), plannedFor: "demain" }, "plannedFor pattern"],
    [
      "a thumbnail on another server",
      { ...anAnomaly(), photos: [{ ...PHOTO, thumb: "https://example.org/a.jpg" }] },
      "photos.0.thumb pattern",
    ],
  ])("is put aside with %s [PULL-4]", (_, value, problem) => {
    const parsed = parseAnomaly(value);
    expect(parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });

  it("never makes the reader throw [PULL-4] [F75]", () => {
    fc.assert(fc.property(fc.anything(), (value) => void parseAnomaly(value)));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(anAnomaly())), fc.anything(), (field, value) => {
        void parseAnomaly({ ...anAnomaly(), [field]: value });
      }),
    );
  });
});
