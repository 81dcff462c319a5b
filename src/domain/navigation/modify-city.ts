import type { FoundPlace } from "./place-at.ts";
import { ROUTES } from "./routes.ts";

export function modifyCityPath(params: FoundPlace["params"], asked: string): string {
  const query = Object.entries({ ...params, redirect: asked })
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join("&");
  return `${ROUTES.ModifyCity}?${query}`;
}
