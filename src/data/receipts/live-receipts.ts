import type { CityId } from "../../domain/city/city.ts";
import { wholeReceipt, type Receipt } from "../../domain/command/outcome.ts";
import type { Live } from "../live.ts";
import { liveOf } from "../replica/live.ts";
import type { Replica } from "../replica/open-replica.ts";

/** The city's answers to this person, with what they wrote while it is not public. */
export function liveReceipts(replica: Replica, cityId: CityId): Live<readonly Receipt[]> {
  return liveOf<readonly Receipt[]>(replica, `receipts ${cityId}`, (from, emit) => {
    const query = from.receipts.find({
      selector: { cityId },
      sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
    });
    const subscription = query.$.subscribe((rows) =>
      emit(rows.flatMap((row) => row.toJSON().doc ?? []).map((receipt) => wholeReceipt(receipt as Receipt))),
    );
    return () => subscription.unsubscribe();
  });
}
