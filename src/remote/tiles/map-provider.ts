import { providerOf, type MapSettings } from "../../domain/background/choose-provider.ts";
import type { MapProvider } from "../../domain/background/map-provider.ts";
import { madeUpTiles } from "../../domain/background/map-providers.ts";
import type { CityId } from "../../domain/city/city.ts";
import { IS_LOCAL, standIns } from "../endpoints.ts";

/** Whose map lies behind one commune: what this deployment chose, or the squares a local run draws. */
export function mapProviderOf(cityId: CityId): MapProvider {
  return IS_LOCAL
    ? madeUpTiles(`${standIns()}/tiles/{z}/{x}/{y}.png`)
    : providerOf(import.meta.env as MapSettings, cityId);
}
