import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";

interface Listed {
  readonly shown: readonly unknown[] | undefined;
  readonly isWhole: boolean;
  readonly isFiltered: boolean;
}

/** Whether the list says that there is none, and asks for the first one itself: as `NoItems` decides (P13). */
export function useIsNone(collection: ContentCollection, cityId: CityId, of: Listed): boolean {
  const { at } = useFreshness(cityId, collection);
  const isAwaited = useAwaited(at === null);
  return of.shown?.length === 0 && of.isWhole && !of.isFiltered && at !== null && !isAwaited;
}
