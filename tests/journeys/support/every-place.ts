import type { Page } from "@playwright/test";
import { ROUTES, type RouteName } from "../../../src/domain/navigation/routes.ts";

type ParamOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

/** One value for each parameter any route has: a new one does not compile until it has its own. */
export type PlaceParams = Readonly<Record<ParamOf<(typeof ROUTES)[RouteName]>, string>>;

/** Every place of the routes table, by its address: a new screen is in it the day it has a route. */
export function everyPlace(params: PlaceParams): readonly (readonly [RouteName, string])[] {
  return (Object.keys(ROUTES) as RouteName[]).map((name) => {
    const path = ROUTES[name].replaceAll(/:(\w+)/gu, (_, param: keyof PlaceParams) => params[param]);
    return [name, path] as const;
  });
}

/** Goes there as a link does, without loading the page again, which takes eight times as long. */
export function leadTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

/** The same; ends when the place has its own title. */
export async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await leadTo(page, path);
  await page.waitForFunction((title) => document.title !== title, before);
}
