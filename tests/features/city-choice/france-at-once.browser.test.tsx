import { beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openPage, search } from "./open-choice.tsx";

// A browser keeps the times of so many only.
beforeEach(() => performance.clearResourceTimings());

const isGrey = (): boolean => document.querySelector("[class*='awaited']") !== null;
const areShapesAsked = (): boolean =>
  performance.getEntriesByType("resource").some(({ name }) => /\/france-map\.tsx/u.test(name));

it("draws France with the list of communes where its shapes came before that list [CITY-20]", async () => {
  let letListCome = (): void => undefined;
  const listCame = new Promise<void>((resolve) => (letListCome = resolve));
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (url: string, options?: RequestInit) => {
    if (url.endsWith(".tsv")) await listCame;
    return fetch(url, options);
  });
  let hasBeenGrey = false;
  const watcher = new MutationObserver(() => (hasBeenGrey ||= isGrey()));
  watcher.observe(document.body, { childList: true, subtree: true });
  await openPage();
  await expect.element(search()).toBeVisible();
  await expect.poll(areShapesAsked).toBe(true);
  await import("../../../src/features/city-choice/france/france-map.tsx");
  letListCome();
  await expect.element(page.getByRole("combobox", { name: "Département" })).toBeVisible();
  await expect.poll(() => document.querySelectorAll("path[data-department]").length).toBeGreaterThan(96);
  expect(hasBeenGrey).toBe(false);
  watcher.disconnect();
});
