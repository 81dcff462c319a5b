import type { CityId } from "../../src/domain/city/city.ts";
import type { PullStore } from "./ports.ts";
import { moderationScope } from "./scope.ts";

const MODERATION = "moderation:";

/** The right to read it has ended: what is not public leaves the device, with what was known of its scope (P9). */
export async function forgetModeration(
  store: Pick<PullStore, "positions" | "forget">,
  moderates: (cityId: CityId) => boolean,
): Promise<void> {
  const held = (await store.positions()).filter(({ id }) => id.startsWith(MODERATION));
  const cities = held.map(({ id }) => id.slice(MODERATION.length));
  for (const cityId of cities) if (!moderates(cityId)) await store.forget(moderationScope(cityId));
}
