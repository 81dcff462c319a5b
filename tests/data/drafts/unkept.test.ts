import { expect, it, vi } from "vitest";
import { countUnkept, isAnythingUnkept, onUnkeptChange } from "../../../src/data/drafts/unkept.ts";

it("holds a page as long as one form on it has what the device did not keep [P11, OFF-10]", () => {
  const told = vi.fn<() => void>();
  const stop = onUnkeptChange(told);
  const changes = [1, 1, -1, -1] as const;
  const held = changes.map((change) => {
    countUnkept(change);
    return isAnythingUnkept();
  });
  expect(held).toEqual([true, true, true, false]);
  expect(told).toHaveBeenCalledTimes(4);
  stop();
});
