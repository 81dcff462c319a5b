import { existsSync, readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { ensureNextVersion, inNextVersion } from "../../../local/testing/next-version.ts";
import type { Answer, Stand, TownLine } from "./town-line.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".tsv": "text/tab-separated-values",
};
const NOT_THERE: Answer = { status: 404, headers: { "content-type": "text/plain" }, body: "Not found" };
/** Answers of functions and of the emulators: no release touches them. */
const NOT_OF_THE_PAGE = /^\/(?:api|photos|__)\//u;

/** A release: from now on the town serves the files of the second build, and those of the first are gone. */
export async function nextVersion(town: TownLine): Promise<Stand> {
  await ensureNextVersion();
  const { headers } = await town.read("/index.html");
  return (asked) => {
    const [path = "/"] = asked.split("?");
    if (NOT_OF_THE_PAGE.test(path)) return undefined;
    const file = inNextVersion(path);
    const isFile = existsSync(file) && statSync(file).isFile();
    if (!isFile && path.startsWith("/assets/")) return NOT_THERE;
    const served = isFile ? file : inNextVersion("index.html");
    const type = TYPES[extname(served)] ?? "application/octet-stream";
    return { headers: { ...headers, "content-type": type }, body: readFileSync(served) };
  };
}

/** Releases the next version, and has the page look for it. */
export async function release(page: Page, town: TownLine): Promise<void> {
  town.standIn(await nextVersion(town));
  await lookForUpdate(page);
}

/** There when the page is the next version's. */
export function markOfNextVersion(page: Page): Locator {
  return page.locator(`script[src="${firstScriptOfNextVersion()}"]`);
}

/** Until the next version is on the screen. Where it does not come, the test says how far it came. */
export async function untilNextVersion(page: Page): Promise<void> {
  await expect.poll(() => howFar(page)).toBe(HERE);
}

const HERE = "The next version is on the screen.";

/** A page that is being loaded again cannot be asked. */
async function howFar(page: Page): Promise<string> {
  if ((await markOfNextVersion(page).count()) > 0) return HERE;
  const workers = page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return `installing: ${installing?.state}, waiting: ${waiting?.state}, active: ${active?.state}`;
  });
  return workers.catch(() => "The page is being loaded.");
}

/** What it is called follows from what it says: no other version has it. */
export function firstScriptOfNextVersion(): string {
  const html = readFileSync(inNextVersion("index.html"), "utf8");
  const [, script] = /<script[^>]* src="([^"]+)"/u.exec(html) ?? [];
  if (script === undefined) throw new Error("The next version has no script.");
  return script;
}

/**
 * What the app does by itself every hour and when it comes to the front. A portal's answer, or a page that leaves, ends it. The
 * browser answers a look with one that is under way, which may have asked before the release: a second one has not.
 */
export async function lookForUpdate(page: Page): Promise<void> {
  const look = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
    await registration?.update().catch(() => undefined);
  });
  await look.catch(() => undefined);
}
