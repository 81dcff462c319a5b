import { afterEach, expect, it, vi } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { useAppBadge } from "../../src/app/shell/use-app-badge.ts";

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

function Icon({ count }: { readonly count: number }) {
  useAppBadge(count);
  return null;
}

it("the app's icon counts what is not sent, and is bare when all is [SW-5, OFF-12]", async () => {
  const shown: (number | undefined)[] = [];
  vi.spyOn(navigator, "setAppBadge").mockImplementation(async (count) => void shown.push(count));
  vi.spyOn(navigator, "clearAppBadge").mockImplementation(async () => void shown.push(0));
  const { rerender } = await render(<Icon count={2} />);
  await rerender(<Icon count={1} />);
  await rerender(<Icon count={0} />);
  expect(shown).toEqual([2, 1, 0]);
});
