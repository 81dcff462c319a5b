import type { CityId } from "../../../domain/city/city.ts";
import type { FoundAddress } from "../../../domain/place/found-address.ts";

/** Further away it is the address of somebody else. */
const NEAR_M_MAX = 50;

/** An address in words, where it is of that commune and next to the place that was asked about. */
export function adjacentAddress(
  { label, cityId, distanceM }: FoundAddress,
  city: CityId,
): string | undefined {
  return cityId === city && distanceM !== null && distanceM <= NEAR_M_MAX ? label : undefined;
}
