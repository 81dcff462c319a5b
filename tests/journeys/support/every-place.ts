import type { Page } from "@playwright/test";
import { ROUTES, type RouteName } from "../../../src/domain/navigation/routes.ts";

export interface Place {
  readonly name: RouteName | "NotFound";
  readonly path: string;
}

/** What stands in the paths for what is shown: the commune, and one item of each kind. */
export type Items = Readonly<Record<"cityId" | "anomalyId" | "activityId" | "ideaId" | "threadId", string>>;

const FRANCE: ReadonlySet<string> = new Set(["MapOnboarding"]);

/** Home leads away at once: where it stays, the first visit looks at it. */
const LEADS_AWAY: ReadonlySet<string> = new Set(["Home"]);

/** Every place of the one table of routes, so that no new screen is forgotten. */
export function everyPlace(items: Items): readonly Place[] {
  const places = (Object.keys(ROUTES) as RouteName[])
    .filter((name) => !LEADS_AWAY.has(name))
    .map((name) => ({ name, path: filledIn(name, items) }));
  return [...places, { name: "NotFound", path: "/nulle-part" }];
}

function filledIn(name: RouteName, items: Items): string {
  const own = FRANCE.has(name) ? { ...items, cityId: "France" } : items;
  return ROUTES[name].replaceAll(/:(\w+)/gu, (_, key: string) => own[key as keyof Items]);
}

/** Goes there as a link does, without loading the page again; ends when the place has its own title. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await page.waitForFunction((title) => document.title !== title, before);
}
