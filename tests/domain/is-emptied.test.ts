import { describe, expect, it } from "vitest";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { isEmptied } from "../../src/domain/content/is-emptied.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";

const waiting = anAnomaly({ visibility: "pending" });

describe("what waits, on a device", () => {
  it("has no words as everybody holds it, and all of them as a moderator does [MOD-17]", () => {
    expect(isEmptied(publicProjectionOf(waiting))).toBe(true);
    expect(isEmptied(waiting)).toBe(false);
    expect(isEmptied(publicProjectionOf(anAnomaly()))).toBe(false);
  });

  it("keeps its words where the account that wrote it was deleted [MOD-17]", () => {
    const orphan = { ...waiting, authorId: "", authorName: "", authorKind: "deleted" } as const;
    expect(isEmptied(orphan)).toBe(false);
    expect(isEmptied(publicProjectionOf(orphan))).toBe(true);
  });
});
