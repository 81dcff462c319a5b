import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ShownItems } from "./items.ts";

interface ItemCountProps {
  readonly collection: ContentCollection;
  readonly cityId: CityId;
  readonly of: Pick<ShownItems<unknown>, "shown" | "isWhole" | "areBelow">;
  readonly children: ReactNode;
}

/** How many, or why that is not known, said politely at each change; what was not read to its end is not called all there is (P13). */
export function ItemCount({ collection, cityId, of, children }: ItemCountProps) {
  const { shown, isWhole, areBelow } = of;
  const isPart = useFreshness(cityId, collection).at === null;
  const awaited = useAwaited(isPart);
  const isLate = isPart && !awaited;
  const isKnown = isWhole && shown !== undefined;
  const isMissing = isPart && shown?.length === 0;
  return (
    <>
      {areBelow && isKnown && isLate && isMissing ? <Again /> : null}
      <output>{isKnown && <Count {...{ isLate, isMissing, children }} />}</output>
    </>
  );
}

interface CountProps extends Pick<ItemCountProps, "children"> {
  readonly isLate: boolean;
  readonly isMissing: boolean;
}

function Count({ isLate, isMissing, children }: CountProps) {
  if (!isLate) return isMissing ? null : children;
  if (isMissing) return <Trans>Contenu pas encore sur cet appareil</Trans>;
  return <Trans>{children} · sur cet appareil</Trans>;
}

/** As the rows below the head of a sheet do, where they are out of sight. */
function Again() {
  const { t } = useLingui();
  if (!useOnline()) return null;
  return (
    <IconButton
      style={{ float: "inline-end" }}
      label={t`Réessayer`}
      icon={<RotateCw />}
      onClick={() => globalThis.location.reload()}
    />
  );
}
