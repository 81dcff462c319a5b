import { describe, expect, it } from "vitest";
import { shownPhotos } from "../../src/domain/content/shown-photos.ts";

const showing = (...ids: readonly string[]) => ({
  photos: ids.map((id) => ({ id, alt: "", state: "stored" as const, thumb: "" })),
});

describe("the photos a city shows", () => {
  it("are those of all that people publish there [PHO-11]", () => {
    const anomalies = { contents: [showing("a", "b"), showing()], isWhole: true };
    const ideas = { contents: [showing("c")], isWhole: true };
    expect(shownPhotos([anomalies, ideas])).toEqual(new Set(["a", "b", "c"]));
  });

  it("are not known while a collection is still being read, so that nothing is taken for hidden [PHO-11]", () => {
    const anomalies = { contents: [showing("a")], isWhole: true };
    expect(shownPhotos([anomalies, undefined])).toBeUndefined();
    expect(shownPhotos([anomalies, { contents: [showing("c")], isWhole: false }])).toBeUndefined();
  });
});
