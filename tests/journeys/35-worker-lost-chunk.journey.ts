import type { Page } from "@playwright/test";
import { chunkOf } from "./support/chunk-of.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { markOfNextVersion, nextVersion } from "./support/next-version.ts";
import { expect, test } from "./support/worker-test.ts";

// Where a worker serves the shell, no part of it is ever missing: these browsers have none.
test.use({ serviceWorkers: "block" });

const NO_SCREEN = "Cette page n’a pas pu s’afficher";

test("a part of the app that a release took away brings the page of the release [F44]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilMapIsWhole(page);
  lines.town.standIn(await nextVersion(lines.town));
  await page.getByRole("link", { name: "Liste" }).click();
  await expect(markOfNextVersion(page)).toBeAttached();
  await expect(page).toHaveURL(BETTON.list);
  await expect(page.getByRole("listitem").first()).toBeVisible();
});

test("a part of the app that stays away loads the page again by itself, once for each file, and never while no server answers [P13, F44]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilMapIsWhole(page);
  const loads = loadsOf(page);
  const screen = page.getByRole("heading", { name: NO_SCREEN });
  await lines.town.cut();
  await page.getByRole("link", { name: "Liste" }).click();
  await expect(screen).toBeVisible();
  expect(loads).toEqual([]);

  const chunk = chunkOf("src/features/anomalies/list/list-anomalies.tsx");
  lines.town.standIn((path) => (path === chunk ? { status: 404, headers: {}, body: "" } : undefined));
  await lines.town.mend();
  // For its script, which the town no longer has: its style sheets came with the rows below the map.
  await expect.poll(() => loads.length).toBe(1);
  await expect(screen).toBeVisible();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(screen).toBeVisible();
  expect(loads).toHaveLength(2);
});

/** With its pins, its list and its buttons: nothing of this screen is still to come. */
async function untilMapIsWhole(page: Page): Promise<void> {
  const map = page.getByRole("application");
  await expect(map.getByRole("button", { name: /anomalies, dont/u }).first()).toBeVisible();
  const unseen = chunkOf("src/features/offline-map/resumed-download.tsx");
  await expect.poll(() => page.evaluate(hasLoaded, unseen)).toBe(true);
  await expect(page.getByRole("region", { name: "Anomalies affichées" }).getByRole("status")).toBeVisible();
}

/** What goes on with a download shows nothing by itself. */
function hasLoaded(path: string): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path));
}

/** Every load of the page from now on; a live list. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on("load", (loaded) => loads.push(loaded.url()));
  return loads;
}
