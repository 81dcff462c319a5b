import type { City } from "./city.ts";

/** Whether somebody of the commune reads what is written to it; undefined where this device has not heard it from the city. */
export function isAnswered({
  rev,
  moderatorsCount,
}: Pick<City, "rev" | "moderatorsCount">): boolean | undefined {
  return rev === 0 ? undefined : moderatorsCount > 0;
}
