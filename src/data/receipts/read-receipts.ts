import { wholeReceipt, type Receipt } from "../../domain/command/outcome.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Replica } from "../replica/open-replica.ts";

export function receiptsOfCity(replica: Replica, cityId: CityId) {
  return replica.receipts.find({
    selector: { cityId },
    sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
  });
}

export function wholeReceipts(
  rows: readonly { readonly toJSON: () => { readonly doc?: unknown } }[],
): readonly Receipt[] {
  return rows.flatMap((row) => row.toJSON().doc ?? []).map((receipt) => wholeReceipt(receipt as Receipt));
}

/** Of every city the person has done anything in: a daily limit is the person's, not a city's. */
export async function readReceipts(replica: Replica): Promise<readonly Receipt[]> {
  const cities = await replica.userCities.find().exec();
  const found = await Promise.all(cities.map(({ cityId }) => receiptsOfCity(replica, cityId).exec()));
  return found.flatMap(wholeReceipts);
}
