import { err, ok, type Result } from "../../../src/domain/basics/result.ts";
import { ADDRESS_CHARS_MAX } from "../../../src/domain/limits/limits.ts";
import { foundAddressesOf } from "../../../src/domain/place/found-address.ts";
import { latOf, lngOf, type Place } from "../../../src/domain/place/place.ts";
import { ADDRESS_BYTES_MAX, ADDRESS_M_MAX, ADDRESS_MS_MAX } from "../config.ts";
import { getJson } from "../http/get-json.ts";

/** The nearest address; empty where there is none so near that it says where the place is. The problem says why it is unknown. */
export async function addressNear(apiUrl: string, place: Place): Promise<Result<string, string>> {
  const query = new URLSearchParams({
    lat: latOf(place).toFixed(6),
    lon: lngOf(place).toFixed(6),
    index: "address",
    limit: "1",
  });
  const limits = { msMax: ADDRESS_MS_MAX, bytesMax: ADDRESS_BYTES_MAX };
  const answer = await getJson(`${apiUrl}/reverse?${query.toString()}`, limits);
  if (!answer.ok) return answer;
  const found = foundAddressesOf(answer.value.body);
  if (found === undefined) return err("no features");
  const [nearest] = found;
  // A distance that is not said counts as none.
  if (nearest === undefined || (nearest.distanceM ?? 0) > ADDRESS_M_MAX) return ok("");
  return ok(nearest.label.slice(0, ADDRESS_CHARS_MAX));
}
