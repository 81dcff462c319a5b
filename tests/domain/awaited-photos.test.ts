import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { awaitedPhotos } from "../../src/domain/content/awaited-photos.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const photo = (n: number, state: "waiting" | "stored") => ({
  id: anIdentifier(n),
  alt: "",
  state,
  thumb: "",
});
const report = anAnomaly({
  createdAt: NOW,
  photos: [photo(11, "stored"), photo(12, "waiting"), photo(13, "waiting")],
});

describe("the photos that the town awaits", () => {
  it("are those that were announced and have not come [OFF-17]", () => {
    expect(awaitedPhotos(report, NOW + DAY_MS)).toBe(2);
  });

  it("are awaited no more after thirty days [OFF-17]", () => {
    expect(awaitedPhotos(report, NOW + 30 * DAY_MS)).toBe(2);
    expect(awaitedPhotos(report, NOW + 31 * DAY_MS)).toBe(0);
  });
});
