import { CITIES_KEPT } from "./limits.ts";
import type { PullStore, PullTime } from "./ports.ts";
import { everyScopeOfCity, pageScopesAmong, scopeIdOf, type Scope } from "./scope.ts";

const ANOMALIES = "anomalies:";

/** The cities wanted last stay readable without network; the rows of older ones leave the device. */
export async function forgetOldCities(
  store: PullStore,
  time: PullTime,
  wanted: readonly Scope[],
): Promise<void> {
  const wantedAt = time.now();
  // One scope stands for its city: each note is a write.
  const ofCities = wanted.filter((scope) => scopeIdOf(scope).startsWith(ANOMALIES));
  for (const scope of ofCities) await store.keepPosition(scope, { wantedAt });
  const wantedIds = new Set(ofCities.map(scopeIdOf));
  const positions = await store.positions();
  const cities = positions
    .filter(({ id }) => id.startsWith(ANOMALIES))
    .toSorted((a, b) => Number(wantedIds.has(b.id)) - Number(wantedIds.has(a.id)) || b.wantedAt - a.wantedAt);
  for (const { id } of cities.slice(CITIES_KEPT)) {
    const cityId = id.slice(ANOMALIES.length);
    for (const scope of [...everyScopeOfCity(cityId), ...pageScopesAmong(positions, cityId)])
      await store.forget(scope);
  }
}
