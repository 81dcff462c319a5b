import babel from "@rolldown/plugin-babel";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { inBrowser } from "./browser.ts";
import { kindsTargets, measureKinds, printKinds } from "./kinds.ts";
import { measureMap } from "./map.ts";
import { mapTargets } from "./map-targets.ts";
import type { ContenderName } from "./page/main.ts";
import type { ScreenName } from "./page/screen.tsx";
import { median, quantile } from "./numbers.ts";
import { measureQueue, printQueue, queueOpened } from "./queue.ts";
import { serve } from "./serve.ts";
import {
  printMap,
  printOverlay,
  printRows,
  printSearch,
  printSendings,
  type OverlayNumbers,
  type Row,
  type Search,
  type Sending,
} from "./table.ts";
import {
  atMostTimesTheFloor,
  communesFound,
  judge,
  overlaid,
  sentOnScreen,
  targetsOf,
  timesFasterThanFirestore,
} from "./targets.ts";
import { measureThreads, printThreads, threadTargets } from "./threads.ts";
import { measureTexts, printTexts, textsFound } from "./texts.ts";

const CONTENDERS: readonly ContenderName[] = ["floor", "parvis", "firestore"];
const SIZES = [10_000, 50_000];
const SENDING_SIZE = 10_000;
const SCREENS: readonly ScreenName[] = ["ListAnomalies", "MapAnomalies"];
const COLD_OPENS = 7;
const UPDATES = 20;
const SENDINGS = 50;
const OVERLAY_SIZE = 20_000;
const OVERLAYS = 100;
const OUT = ".cache/bench";
const PAGES = ["index.html", "map.html", "points.html", "threads.html"];
const PARTS = ["stores", "overlay", "search", "texts", "queue", "kinds", "map", "threads"] as const;
/** `npm run bench -- map` measures the map alone; so do the names of the other parts. */
const asked = PARTS.filter((part) => process.argv.includes(part));
const measures = (part: (typeof PARTS)[number]): boolean => asked.length === 0 || asked.includes(part);

await build({
  root: "bench/page",
  configFile: false,
  logLevel: "warn",
  // The index of communes, as the app has it.
  publicDir: join(process.cwd(), "public/data"),
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  build: {
    outDir: join(process.cwd(), OUT),
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { input: PAGES.map((page) => `bench/page/${page}`) },
  },
  worker: { format: "es" },
});
const site = await serve(OUT);
const rows: Row[] = [];
const sendings: Sending[] = [];
for (const size of measures("stores") ? SIZES : []) {
  for (const name of CONTENDERS) {
    console.log(`${name}, ${size.toLocaleString("en")} documents…`);
    await withProfile(async (profile) => {
      rows.push(await measure(profile, name, size));
      if (name === "parvis" && size === SENDING_SIZE) sendings.push(...(await measureSendings(profile)));
    });
  }
}
const overlay = measures("overlay") ? await withProfile(measureOverlay) : undefined;
const search = measures("search") ? await withProfile(measureSearch) : undefined;
const texts = measures("texts") ? await withProfile((profile) => measureTexts(profile, site.url)) : undefined;
const queue = measures("queue") ? await withProfile((profile) => measureQueue(profile, site.url)) : undefined;
const kinds = measures("kinds") ? await measureKinds(site.url, withProfile) : undefined;
const map = measures("map") ? await withProfile((profile) => measureMap(profile, site.url)) : undefined;
const threads = measures("threads")
  ? await withProfile((profile) => measureThreads(profile, site.url))
  : undefined;
site.stop();
if (measures("stores")) {
  printRows(rows);
  printSendings(sendings);
}
if (overlay !== undefined) printOverlay(overlay);
if (search !== undefined) printSearch(search);
if (texts !== undefined) printTexts(texts);
if (queue !== undefined) printQueue(queue);
if (kinds !== undefined) printKinds(kinds);
if (map !== undefined) printMap(map);
if (threads !== undefined) printThreads(threads);
process.exitCode = judge(targets()) ? 0 : 1;

/** Every contender gets a profile of its own, and each cold open a browser of its own. */
async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), "parvis-bench-"));
  try {
    return await work(profile);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

async function measure(profile: string, name: ContenderName, size: number): Promise<Row> {
  const firstPull = await inBrowser(profile, site.url, (page) =>
    page.evaluate(([n, s]) => bench.firstPull(n, s), [name, size] as const),
  );
  const opens: number[] = [];
  for (let turn = 0; turn < COLD_OPENS; turn += 1) {
    opens.push(await inBrowser(profile, site.url, (page) => page.evaluate((n) => bench.coldList(n), name)));
  }
  const updates = await inBrowser(profile, site.url, (page) =>
    page.evaluate(([n, s, turns]) => bench.updates(n, s, turns), [name, size, UPDATES] as const),
  );
  return {
    size,
    name,
    firstPull,
    coldList: median(opens),
    update: median(updates),
    updateP95: quantile(updates, 0.95),
  };
}

/** The real screens over the replica that was measured just before. */
async function measureSendings(profile: string): Promise<readonly Sending[]> {
  const measured: Sending[] = [];
  for (const screen of SCREENS) {
    console.log(`« Envoyer », ${screen}…`);
    const times = await inBrowser(profile, site.url, (page) =>
      page.evaluate(([n, s, turns]) => bench.sendings(n, s, turns), [
        screen,
        SENDING_SIZE,
        SENDINGS,
      ] as const),
    );
    measured.push({ screen, size: SENDING_SIZE, median: median(times), p95: quantile(times, 0.95) });
  }
  return measured;
}

async function measureOverlay(profile: string): Promise<OverlayNumbers> {
  console.log("pending commands over the reports of a city…");
  const { overlayMs, floorMs } = await inBrowser(profile, site.url, (page) =>
    page.evaluate(([size, turns]) => bench.overlays(size, turns), [OVERLAY_SIZE, OVERLAYS] as const),
  );
  return {
    size: OVERLAY_SIZE,
    median: median(overlayMs),
    p95: quantile(overlayMs, 0.95),
    floor: median(floorMs),
  };
}

async function measureSearch(profile: string): Promise<Search> {
  console.log("the search of communes…");
  const { communes, firstMs, lettersMs } = await inBrowser(profile, site.url, (page) =>
    page.evaluate(() => bench.searches()),
  );
  return {
    communes,
    letters: lettersMs.length,
    first: firstMs,
    median: median(lettersMs),
    p95: quantile(lettersMs, 0.95),
  };
}

function targets() {
  const list = (name: ContenderName): number =>
    rows.find((row) => row.name === name && row.size === SIZES.at(-1))?.coldList ?? Number.NaN;
  const ofStores = [
    atMostTimesTheFloor(list("parvis") / list("floor")),
    timesFasterThanFirestore(list("firestore") / list("parvis")),
    sentOnScreen(sendings.find(({ screen }) => screen === "ListAnomalies")?.p95 ?? Number.NaN),
  ];
  return [
    ...(measures("stores") ? ofStores : []),
    ...targetsOf(overlay, ({ p95 }) => [overlaid(p95)]),
    ...targetsOf(search, ({ p95 }) => [communesFound(p95)]),
    ...targetsOf(texts, ({ p95 }) => [textsFound(p95)]),
    ...targetsOf(queue, (opened) => [queueOpened(opened)]),
    ...targetsOf(kinds, kindsTargets),
    ...targetsOf(map, mapTargets),
    ...targetsOf(threads, threadTargets),
  ];
}
