import type { ReactNode } from "react";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ShownItems } from "./items.ts";

interface ItemCountProps {
  readonly cityId: CityId;
  readonly of: Pick<ShownItems<unknown>, "shown" | "isWhole">;
  readonly children: ReactNode;
}

/** How many, said politely at each change; nothing is called none before the city was heard once (P13). */
export function ItemCount({ cityId, of: { shown, isWhole }, children }: ItemCountProps) {
  const { at } = useFreshness(cityId);
  const isKnown = shown !== undefined && isWhole && (shown.length > 0 || at !== null);
  return <output>{isKnown ? children : null}</output>;
}
