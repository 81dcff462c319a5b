import { describe, expect, it } from "vitest";
import { isTaken } from "../../functions/src/photos/photo-document.ts";
import { takePhotosAway } from "../../functions/src/photos/take-photo-away.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aSnapshot, writesOf } from "./support/snapshots.ts";

const subject = { collection: "anomalies", id: anIdentifier(1) } as const;
const other = { collection: "ideas", id: anIdentifier(1) } as const;
const photo = (n: number) => ({ id: anIdentifier(n), alt: "", state: "stored", thumb: "" }) as const;

describe("a photo", () => {
  it.each([
    ["nobody announced", undefined, false],
    ["they announced for it", { uid: "yann", subject, state: "waiting" }, false],
    ["they announced for something else", { uid: "yann", subject: other, state: "waiting" }, true],
    ["somebody else announced for it", { uid: "anna", subject, state: "waiting" }, true],
    ["is gone", { uid: "", subject, state: "gone" }, true],
  ])("that %s may be announced or is taken [PHO-4]", (_, stored, taken) => {
    expect(isTaken(aSnapshot("photos/1", stored), { uid: "yann", subject })).toBe(taken);
  });

  it("that left its content keeps neither bytes nor who sent it, and the others stay [PHO-11] [AUTH-23]", () => {
    const [before, after] = [
      anAnomaly({ photos: [photo(1), photo(2), photo(3)] }),
      anAnomaly({ photos: [photo(2), photo(4)] }),
    ];
    const writes = writesOf((transaction) => takePhotosAway(transaction, subject, { before, after }));
    expect(writes).toEqual(
      [1, 3].map((n) => ({
        path: `cities/${after.cityId}/photos/${anIdentifier(n)}`,
        data: { subject, uid: "", state: "gone" },
        keepsRest: false,
      })),
    );
  });
});
