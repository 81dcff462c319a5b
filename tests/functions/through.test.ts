import { Timestamp, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { TALLIED_AT_ONCE } from "../../functions/src/config.ts";
import { laterOf, throughOf } from "../../functions/src/marks/through.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot } from "./support/snapshots.ts";

const at = (ms: number) => Timestamp.fromMillis(ms);

describe("up to when a tally holds all marks", () => {
  const through = (count: number, field = "updatedAt") => {
    const docs = Array.from({ length: count }, (_, index) => aSnapshot("change", { [field]: at(index) }));
    return throughOf({ docs: docs as QueryDocumentSnapshot[], readTime: at(NOW) }).toMillis();
  };

  it("is when they were read, or the last one where there may be more [P10]", () => {
    for (const count of [0, 1, TALLIED_AT_ONCE - 1]) expect(through(count)).toBe(NOW);
    expect(through(TALLIED_AT_ONCE)).toBe(TALLIED_AT_ONCE - 1);
    expect(through(TALLIED_AT_ONCE, "at")).toBe(NOW);
  });

  it("never goes back [P10]", () => {
    const later = (before: unknown) => laterOf(before, at(NOW)).toMillis();
    expect([at(NOW - 1), at(NOW), at(NOW + 1)].map(later)).toEqual([NOW, NOW, NOW + 1]);
    for (const none of [undefined, null, NOW + 1]) expect(later(none)).toBe(NOW);
  });
});
