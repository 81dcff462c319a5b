import { ok, err, type Result } from "../../domain/basics/result.ts";
import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import { endpoints } from "../endpoints.ts";
import { fetchJson } from "../http/fetch-json.ts";
import { foundAddressesOf, type FoundAddress } from "../../domain/place/found-address.ts";
import type { AddressOptions, AddressProblem } from "./search-addresses.ts";

/** Null when there is none around. Call it once a place is settled, not at each move of the map. */
export async function reverseAddress(
  place: Place,
  { addresses = endpoints().addresses, ...fetching }: AddressOptions = {},
): Promise<Result<FoundAddress | null, AddressProblem>> {
  const query = new URLSearchParams({
    lat: latOf(place).toFixed(6),
    lon: lngOf(place).toFixed(6),
    index: "address",
    limit: "1",
  });
  const answer = await fetchJson(`${addresses}/reverse?${query.toString()}`, fetching);
  const found = answer.ok ? foundAddressesOf(answer.value.body) : undefined;
  return found === undefined ? err({ code: "unreachable" }) : ok(found[0] ?? null);
}
