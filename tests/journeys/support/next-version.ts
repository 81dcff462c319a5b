import type { Page } from "@playwright/test";
import { createHash } from "node:crypto";
import type { Stand, TownLine } from "./town-line.ts";

/** Marks the page of the next version. */
export const NEXT_VERSION = 'meta[name="parvis-version"][content="next"]';

/** A release that changed the page only: a new index.html, and the worker that knows it. */
export async function nextVersion(town: TownLine): Promise<Stand> {
  const page = await town.read("/index.html");
  const worker = await town.read("/sw.js");
  const next = page.body.replace("</head>", '<meta name="parvis-version" content="next" /></head>');
  const nextWorker = worker.body.replace(digestOf(page.body), digestOf(next));
  if (nextWorker === worker.body) throw new Error("The worker does not know the page that is served.");
  return (path) => {
    if (path.startsWith("/index.html") || path === "/") return { ...page, body: next };
    return path === "/sw.js" ? { ...worker, body: nextWorker } : undefined;
  };
}

/** What the app does by itself every hour and when it comes to the front. A portal's answer, or a page that leaves, ends it. */
export async function lookForUpdate(page: Page): Promise<void> {
  const look = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
  await look.catch(() => undefined);
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
