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

/** How many, or why that is not known, said politely at each change; what was not read to its end is not called all there is (P13). */
export function ItemCount({ collection, cityId, of: { shown, isWhole }, children }: ItemCountProps) {
  const isPart = useFreshness(cityId, collection).at === null;
  const awaited = useAwaited(isPart);
  const isMissing = isPart && shown?.length === 0;
  return (
    <output>
      {isWhole &&
        shown &&
        (isPart && !awaited ? (
          isMissing ? (
            <Trans>Contenu pas encore sur cet appareil</Trans>
          ) : (
            <Trans>{children} · sur cet appareil</Trans>
          )
        ) : (
          !isMissing && children
        ))}
    </output>
  );
}
