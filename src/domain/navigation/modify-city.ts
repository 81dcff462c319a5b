import type { FoundPlace } from "./place-at.ts";
import { ROUTES } from "./routes.ts";

/**
 * Where a person is asked about another city: the params of the route they were going to, as a query, and the whole path to
 * come back to.
 */
export function modifyCityPath(params: FoundPlace["params"], asked: string): string {
  const query = Object.entries({ ...params, redirect: asked })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `${ROUTES.ModifyCity}?${query}`;
}
