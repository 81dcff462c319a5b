import { expect, it } from "vitest";
import { refreshSeen, type RefreshState } from "../../src/shared/collection/refresh-state.ts";

const asked: RefreshState = { kind: "asked", at: 1000, hasBegun: false };
const seen = (...freshness: readonly (readonly [live: boolean, at: number | null])[]) =>
  freshness.reduce<RefreshState>((state, [live, at]) => refreshSeen(state, { live, at }), asked);

it("is done once the server has answered the asking, and by its time [UI-34] [PULL-8]", () => {
  expect(seen([true, 900], [false, 900], [true, 1200])).toEqual({ kind: "done", at: 1200 });
});

it("takes no word of the connection that was there before it [UI-34] [PULL-8]", () => {
  expect(seen([true, 900], [true, 1100]).kind).toBe("asked");
  expect(seen([false, 900], [true, 999]).kind).toBe("asked");
  expect(seen([false, null], [false, null]).kind).toBe("asked");
});

it("says nothing that nobody asked for [UI-34]", () => {
  expect(refreshSeen({ kind: "none" }, { live: true, at: 2000 })).toEqual({ kind: "none" });
  expect(refreshSeen({ kind: "late" }, { live: true, at: 2000 })).toEqual({ kind: "late" });
});
