import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { hasArrondissements } from "../../domain/city/parent-commune.ts";
import { endpoints } from "../endpoints.ts";
import { fetchJson, type FetchJsonOptions } from "../http/fetch-json.ts";
import { foundAddressesOf, type FoundAddress } from "../../domain/place/found-address.ts";

export const ADDRESS_CHARS_MIN = 3;

const ADDRESSES_MAX = 5;
/** Where the API cannot filter by city, more are asked for and filtered here. */
const UNFILTERED_MAX = 20;

/** The typed text is kept, and the report goes on. */
export interface AddressProblem {
  readonly code: "unreachable";
}

export interface AddressOptions extends FetchJsonOptions {
  readonly addresses?: string;
}

/** Best first; none below 3 characters. The caller debounces. */
export async function searchAddresses(
  text: string,
  cityId: CityId,
  { addresses = endpoints().addresses, ...fetching }: AddressOptions = {},
): Promise<Result<readonly FoundAddress[], AddressProblem>> {
  const typed = text.trim();
  if (typed.length < ADDRESS_CHARS_MIN) return ok([]);
  const filter = hasArrondissements(cityId)
    ? { limit: String(UNFILTERED_MAX) }
    : { limit: String(ADDRESSES_MAX), citycode: cityId };
  const query = new URLSearchParams({ q: typed, autocomplete: "1", index: "address", ...filter });
  const answer = await fetchJson(`${addresses}/search?${query.toString()}`, fetching);
  const found = answer.ok ? foundAddressesOf(answer.value.body) : undefined;
  if (found === undefined) return err({ code: "unreachable" });
  return ok(found.filter((address) => address.cityId === cityId).slice(0, ADDRESSES_MAX));
}
