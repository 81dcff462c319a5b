import { expect, it, vi } from "vitest";
import { showOnIcon } from "../../../src/data/device/app-icon.ts";

it("shows on the icon how many wait, and nothing where none do [OFF-12]", async () => {
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
  const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
  const icon = { setAppBadge, clearAppBadge };
  await showOnIcon(1, icon);
  expect([setAppBadge.mock.calls, clearAppBadge.mock.calls]).toEqual([[[1]], []]);
  await showOnIcon(0, icon);
  expect([setAppBadge.mock.calls, clearAppBadge.mock.calls]).toEqual([[[1]], [[]]]);
});

it("fails nobody where the browser shows nothing on icons, or the person does not want it [OFF-12]", async () => {
  const refuse = () => Promise.reject(new DOMException("", "NotAllowedError"));
  for (const icon of [{}, { setAppBadge: refuse, clearAppBadge: refuse }])
    for (const count of [0, 3]) await expect(showOnIcon(count, icon)).resolves.toBeUndefined();
});
