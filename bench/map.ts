import { loadavg } from "node:os";
import type { Page } from "@playwright/test";
import { inBrowser } from "./browser.ts";
import type { Mixture } from "./kinds-documents.ts";
import { median, quantile } from "./numbers.ts";
import type { PointsName } from "./page/points.tsx";
import { metric, processorMs } from "./processor.ts";

/** One page of the map, over a commune with reports or over one without any. */
export interface MapRow {
  readonly over: Over;
  readonly interactiveMs: number;
  readonly firstPinsMs: number | undefined;
  readonly frameP95Ms: number;
  readonly heapBytes: number;
}

/** What points cost the main thread, in milliseconds of processor, of this thread alone. */
export interface PointsRow {
  readonly name: PointsName;
  readonly points: number;
  /** Given to a map, until it shows them. */
  readonly loadMs: number;
  /** Then looked at in eight views. */
  readonly lookMs: number;
}

export interface MapNumbers {
  readonly rows: readonly MapRow[];
  readonly points: readonly PointsRow[];
  /** Processes that wanted a processor, when it began and when it ended. */
  readonly load: readonly [number, number];
}

type Over = "bench" | "empty" | Mixture;

export const MAP_DOCUMENTS = 20_000;
const RELOADS = 7;
const POINTS_RUNS = 3;
const NO_POINTS = 0;

export async function measureMap(profile: string, site: string): Promise<MapNumbers> {
  const before = loadNow();
  console.log(`the map, ${MAP_DOCUMENTS.toLocaleString("en")} documents…`);
  await inBrowser(profile, site, (page) =>
    page.evaluate((count) => bench.firstPull("parvis", count), MAP_DOCUMENTS),
  );
  const rows = await inBrowser(profile, site, async (page) => [
    await measureScreen(page, `${site}map.html?over=empty`, "empty"),
    await measureScreen(page, `${site}map.html?over=bench`, "bench"),
  ]);
  const points: PointsRow[] = [];
  for (const count of [NO_POINTS, MAP_DOCUMENTS]) {
    for (const name of ["parvis", "markercluster"] as const) {
      console.log(`${name}, ${count.toLocaleString("en")} points…`);
      points.push(
        await inBrowser(profile, site, (page) => measurePoints(page, `${site}points.html`, name, count)),
      );
    }
  }
  return { rows, points, load: [before, loadNow()] };
}

async function measureScreen(page: Page, url: string, over: Over): Promise<MapRow> {
  await page.goto(url);
  await untilItRuns(page);
  await page.evaluate(() => benchMap.bringCity());
  const interactive: number[] = [];
  const firstPins: number[] = [];
  for (let turn = 0; turn < RELOADS; turn += 1) {
    await page.reload();
    await untilItRuns(page);
    interactive.push(await page.evaluate(() => benchMap.interactive));
    if (over !== "empty") firstPins.push(await page.evaluate(() => benchMap.firstPins));
  }
  const gaps = await gapsWhileMoving(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  return {
    over,
    interactiveMs: median(interactive),
    firstPinsMs: over === "empty" ? undefined : median(firstPins),
    frameP95Ms: quantile(gaps, 0.95),
    heapBytes: await metric(session, "JSHeapUsedSize"),
  };
}

async function untilItRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => "benchMap" in globalThis);
}

/** A person who drags the map, zooms in, drags, and zooms out, with the mouse and the buttons. */
async function gapsWhileMoving(page: Page): Promise<readonly number[]> {
  const stop = await page.evaluateHandle(() => benchMap.frameGaps());
  for (const press of ["Zoom avant", "Zoom avant", "Zoom arrière", "Zoom arrière"]) {
    await drag(page);
    await page.getByRole("button", { name: press }).click();
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document
            .querySelector('[role="application"]')
            ?.addEventListener("transitionend", resolve, { once: true });
          setTimeout(resolve, 500);
        }),
    );
  }
  return stop.evaluate((end) => end());
}

const DRAG_STEPS = 30;
const STEP_PX = 6;

async function drag(page: Page): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (box === null) throw new Error("The map is not there.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - DRAG_STEPS * STEP_PX, y, { steps: DRAG_STEPS });
  await page.mouse.move(x, y, { steps: DRAG_STEPS });
  await page.mouse.up();
}

async function measurePoints(page: Page, url: string, name: PointsName, points: number): Promise<PointsRow> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const loads: number[] = [];
  const looks: number[] = [];
  for (let run = 0; run < POINTS_RUNS; run += 1) {
    await page.goto(url);
    await page.waitForFunction(() => "benchPoints" in globalThis);
    await page.evaluate(([n, count]) => benchPoints.open(n, count), [name, points] as const);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    loads.push(await processorMs(session, () => page.evaluate(() => benchPoints.load())));
    looks.push(await processorMs(session, () => page.evaluate(() => benchPoints.lookAround())));
  }
  return { name, points, loadMs: median(loads), lookMs: median(looks) };
}

function loadNow(): number {
  return loadavg()[0] ?? Number.NaN;
}
