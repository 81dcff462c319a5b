import type { BrowserContext, Page, Route } from "@playwright/test";

export const SUBMIT = "**/api/commands-submit";

const PORTAL_PAGE = "<!doctype html><title>Wi-Fi gratuit</title><h1>Acceptez les conditions</h1>";

/** A browser without Background Sync, as Safari is: the worker, whose requests routes do not see, sends nothing. */
export async function sendFromPageOnly(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(ServiceWorkerRegistration.prototype, "sync", { get: () => undefined });
  });
}

/** A captive portal answers everything with its own page, and says 200. */
export async function portalAnswers(where: Page | BrowserContext, url: string | RegExp): Promise<void> {
  await where.route(url, (route) => route.fulfill({ contentType: "text/html", body: PORTAL_PAGE }));
}

interface HeldLine {
  /** Settles when the first request came as far as asked. */
  readonly held: Promise<void>;
}

/**
 * Holds the first request: before the town sees it; after the town did it and before the answer; or not at all, but tells
 * when the answer is given. What comes later passes.
 */
export async function holdFirst(
  where: Page | BrowserContext,
  url: string,
  moment: "before" | "after" | "answered",
): Promise<HeldLine> {
  let arrived = (): void => undefined;
  let isFirst = true;
  const held = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await where.route(url, async (route: Route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    if (moment === "before") return arrived();
    const response = await route.fetch();
    if (moment === "answered") await route.fulfill({ response });
    return arrived();
  });
  return { held };
}

/** The town does it; the reply is lost on the way back. What comes later passes. */
export async function loseFirstReply(where: Page | BrowserContext, url: string): Promise<void> {
  let isFirst = true;
  await where.route(url, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort("connectionreset");
  });
}

/** The bodies the town answered at this address, in order; the answer is a live list. */
export function answeredBy(context: BrowserContext, part: string): readonly string[] {
  const answered: string[] = [];
  context.on("response", (response) => {
    if (response.url().includes(part)) answered.push(response.request().postData() ?? "");
  });
  return answered;
}

/** The bodies begun for this address, in order, answered or not; the answer is a live list. */
export function requestsTo(context: BrowserContext, part: string): readonly string[] {
  const seen: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes(part)) seen.push(request.postData() ?? "");
  });
  return seen;
}
