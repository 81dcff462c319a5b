import { Plural } from "@lingui/react/macro";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { ShownAnomalies } from "../filter/use-shown-anomalies.ts";

interface AnomalyCountProps {
  readonly cityId: CityId;
  readonly of: Pick<ShownAnomalies, "shown" | "isWhole">;
  /** Only what the map shows now. */
  readonly inView?: boolean;
}

/** How many, said politely at each change; nothing is called none before the city was heard once (P13). */
export function AnomalyCount({ cityId, of: { shown, isWhole }, inView = false }: AnomalyCountProps) {
  const { at } = useFreshness(cityId);
  const isKnown = shown !== undefined && isWhole && (shown.length > 0 || at !== null);
  return <output>{isKnown ? <Count count={shown.length} inView={inView} /> : null}</output>;
}

function Count({ count, inView }: { readonly count: number; readonly inView: boolean }) {
  if (inView) {
    return (
      <Plural
        value={count}
        _0="Aucune anomalie dans cette vue"
        one="# anomalie dans cette vue"
        other="# anomalies dans cette vue"
      />
    );
  }
  return <Plural value={count} _0="Aucune anomalie" one="# anomalie" other="# anomalies" />;
}
