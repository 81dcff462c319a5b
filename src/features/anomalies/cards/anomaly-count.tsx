import { Plural } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import type { ShownItems } from "../../../shared/collection/items.ts";

interface AnomalyCountProps {
  readonly cityId: CityId;
  readonly of: ShownItems<AnomalyView>;
  readonly inView?: boolean;
}

export function AnomalyCount({ cityId, of, inView = false }: AnomalyCountProps) {
  const count = of.shown?.length ?? 0;
  return (
    <ItemCount collection="anomalies" cityId={cityId} of={of}>
      {inView ? (
        <Plural
          value={count}
          _0="Aucune anomalie dans cette vue"
          one="# anomalie dans cette vue"
          other="# anomalies dans cette vue"
        />
      ) : (
        <Plural value={count} _0="Aucune anomalie" one="# anomalie" other="# anomalies" />
      )}
    </ItemCount>
  );
}
