import { Plural } from "@lingui/react/macro";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";

interface AnomalyCountProps {
  readonly cityId: CityId;
  /** `undefined` until the device answered. */
  readonly count: number | undefined;
  /** Only what the map shows now. */
  readonly inView?: boolean;
}

/** How many, said politely at each change; nothing is called none before the city was heard once (P13). */
export function AnomalyCount({ cityId, count, inView = false }: AnomalyCountProps) {
  const { at } = useFreshness(cityId);
  const isKnown = count !== undefined && (count > 0 || at !== null);
  return <output>{isKnown ? <Count count={count} inView={inView} /> : null}</output>;
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
