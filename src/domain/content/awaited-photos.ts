import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { Content } from "./content.ts";

/** A phone that has not sent them by then was lost or emptied. */
const AWAITED_MS_MAX = 30 * DAY_MS;

/** How many announced photos the city may still get. */
export function awaitedPhotos(
  { photos, createdAt }: Pick<Content, "photos" | "createdAt">,
  now: Instant,
): number {
  if (now - createdAt > AWAITED_MS_MAX) return 0;
  return photos.filter(({ state }) => state === "waiting").length;
}
