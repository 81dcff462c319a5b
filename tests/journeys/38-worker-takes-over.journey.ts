import type { Page } from "@playwright/test";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import {
  lookForUpdate,
  markOfNextVersion,
  nextVersion,
  release,
  untilNextVersion,
} from "./support/next-version.ts";
import { expect, test } from "./support/worker-test.ts";

test("a look for a new version in the middle of a release never mixes two versions [SW-13, F45]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await lookForUpdate(page);
  const next = await nextVersion(lines.town);
  // The worker was read before the release, and what it loads after it.
  lines.town.standIn((path) => (path === "/sw.js" ? undefined : next(path)));
  const found = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    let workers = 0;
    registration.addEventListener("updatefound", () => (workers += 1));
    await registration.update().catch(() => undefined);
    await registration.update().catch(() => undefined);
    return workers;
  });
  expect(await found).toBe(0);

  lines.town.standIn(next);
  await lookForUpdate(page);
  await untilNextVersion(page);
});

test("a new version does not wait for a page that asks for one thing after the other [SW-4, SW-15]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  // As it does when it keeps photos ahead: the next one is asked for where the last one ends.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    let end = Infinity;
    const askOn = (): void => {
      if (registration.waiting !== null) end = Math.min(end, Date.now() + 3_000);
      if (Date.now() < end) void fetch("/icons/parvis.svg").finally(askOn);
    };
    registration.addEventListener("updatefound", askOn);
  });
  await release(page, lines.town);
  await untilNextVersion(page);
});

test("prefetching photos stops for a new version, and goes on after it [PHO-8, SW-15]", async ({
  page,
  lines,
}) => {
  // Photos begin once the commune has come to rest, twice.
  await page.goto("/");
  await untilOfflineReady(page);
  await arriveIn(page, BETTON);
  await page.evaluate(countPreviews);
  await expect.poll(() => previewsCounted(page, "before")).toBeGreaterThan(2);

  await release(page, lines.town);
  await untilNextVersion(page);
  // One may begin in the moment in which the page hears of it.
  expect(await previewsCounted(page, "after")).toBeLessThanOrEqual(1);
  await expect.poll(() => previewsOfPage(page)).toBeGreaterThan(5);
});

/** In the page: how many small photos it asks for ahead, before and after a new version waits. The next page can read it. */
async function countPreviews(): Promise<void> {
  const { fetch } = globalThis;
  let moment = "before";
  globalThis.fetch = (...given) => {
    if (typeof given[0] === "string" && given[0].endsWith("?size=preview"))
      sessionStorage.setItem(moment, String(Number(sessionStorage.getItem(moment)) + 1));
    return fetch(...given);
  };
  const registration = await navigator.serviceWorker.ready;
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed") moment = "after";
    });
  });
}

function previewsCounted(page: Page, moment: "before" | "after"): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), moment);
}

/** Those that the page on the screen asked for ahead. */
function previewsOfPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            entry.name.endsWith("?size=preview") &&
            (entry as PerformanceResourceTiming).initiatorType === "fetch",
        ).length,
  );
}

test("a page that was still being loaded when a new version took over follows it [SW-4, SW-16]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  const slow = await page.context().newPage();
  await slow.addInitScript(tooLateToHear);
  await slow.goto(city.list);

  await release(page, lines.town);
  await untilNextVersion(page);
  await expect(markOfNextVersion(slow)).not.toBeAttached();
  await slow.evaluate(() => dispatchEvent(new Event("journey:loaded")));
  await untilNextVersion(slow);
});

/** In the page: its own code comes so late that the new version was active before it could listen. */
function tooLateToHear(): void {
  const workers = navigator.serviceWorker;
  const [listen, register] = [workers.addEventListener.bind(workers), workers.register.bind(workers)];
  const loaded = new Promise((resolve) => addEventListener("journey:loaded", resolve, { once: true }));
  Object.assign(workers, {
    addEventListener: (...given: Parameters<typeof listen>) =>
      given[0] === "controllerchange" || listen(...given),
    register: async (...given: Parameters<typeof register>) => {
      await loaded;
      return register(...given);
    },
  });
}
