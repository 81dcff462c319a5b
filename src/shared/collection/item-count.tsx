import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAwaited } from "../../data/replica/use-awaited.ts";
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

/** How many, or why that is not known, said politely at each change; nothing is called none before it was heard of once (P13). */
export function ItemCount({ collection, cityId, of: { shown, isWhole }, children }: ItemCountProps) {
  const { at } = useFreshness(cityId, collection);
  const isMissing = at === null && shown?.length === 0;
  const awaited = useAwaited(isMissing);
  return (
    <output>
      {isWhole && (isMissing ? !awaited && <Trans>Pas encore sur cet appareil</Trans> : shown && children)}
    </output>
  );
}
