import type { CityId } from "../../domain/city/city.ts";
import type { Receipt } from "../../domain/command/outcome.ts";
import { useReplica } from "../replica/live.ts";

/** The city's answers to this person, with what they wrote while it is not public. */
export function useReceipts(cityId: CityId): readonly Receipt[] | undefined {
  return useReplica<readonly Receipt[]>(`receipts ${cityId}`, (replica, emit) => {
    const query = replica.receipts.find({
      selector: { cityId },
      sort: [{ cityId: "asc" }, { listed: "asc" }, { rank: "asc" }],
    });
    const subscription = query.$.subscribe((rows) => emit(rows.flatMap((row) => row.toJSON().doc ?? [])));
    return () => subscription.unsubscribe();
  });
}
