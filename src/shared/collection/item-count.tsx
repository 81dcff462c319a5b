import type { ReactNode } from "react";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { ShownItems } from "./items.ts";

interface ItemCountProps {
  readonly collection: ContentCollection;
  readonly cityId: CityId;
  readonly of: Pick<ShownItems<unknown>, "shown" | "isWhole">;
  readonly children: ReactNode;
}

/** How many, said politely at each change; nothing is called none before it was heard of once (P13). */
export function ItemCount({ collection, cityId, of: { shown, isWhole }, children }: ItemCountProps) {
  const { at } = useFreshness(cityId, collection);
  const isKnown = shown !== undefined && isWhole && (shown.length > 0 || at !== null);
  return <output>{isKnown ? children : null}</output>;
}
