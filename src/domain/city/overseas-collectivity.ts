import type { CityId } from "./city.ts";

/** Saint-Pierre-et-Miquelon, Saint-Barthélemy, Saint-Martin, and all from 984 on: they have other rules than communes elsewhere. */
const OVERSEAS = /^(?:97[578]|98)/u;

/** The register knows it; the service that says what a commune is may not. Départements of overseas are départements. */
export function isOverseasCollectivity(code: CityId): boolean {
  return OVERSEAS.test(code);
}
