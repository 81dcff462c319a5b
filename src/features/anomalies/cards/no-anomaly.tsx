import { Plural, Trans } from "@lingui/react/macro";
import { MapPinCheck, SearchX } from "lucide-react";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { DEFAULT_FILTER, type AnomalyFilter } from "../filter/anomaly-filter.ts";
import { useOnline } from "../../../data/device/use-online.ts";

interface NoAnomalyProps {
  readonly cityId: CityId;
  readonly filter: AnomalyFilter;
  readonly onFilter: (change: Partial<AnomalyFilter>) => void;
  readonly hiddenCount: number;
  /** False while older ones are still being read. */
  readonly isWhole: boolean;
}

/** Nothing to show, and why: nothing received yet, nothing open, or nothing that answers the filter (P13). */
export function NoAnomaly({ cityId, filter, onFilter, hiddenCount, isWhole }: NoAnomalyProps) {
  const { at } = useFreshness(cityId);
  const online = useOnline();
  if (!isWhole || (at === null && online)) return <Skeleton shape="card" count={4} />;
  if (at === null) return <EmptyState drawing={<SearchX />} title={<NotReceived />} />;
  const isDefault = JSON.stringify(filter) === JSON.stringify(DEFAULT_FILTER);
  if (!isDefault) {
    return (
      <EmptyState
        drawing={<SearchX />}
        title={<Trans>Aucune anomalie ici avec ces filtres.</Trans>}
        action={
          <Button onClick={() => onFilter(DEFAULT_FILTER)}>
            <Trans>Effacer les filtres</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={<MapPinCheck />}
      title={
        <>
          <Trans>Aucune anomalie ouverte ici.</Trans>{" "}
          {hiddenCount === 0 ? null : (
            <Plural value={hiddenCount} one="# résolue masquée" other="# résolues masquées" />
          )}
        </>
      }
      action={
        hiddenCount === 0 ? undefined : (
          <Button onClick={() => onFilter({ status: "all" })}>
            <Trans>Les afficher</Trans>
          </Button>
        )
      }
    />
  );
}

function NotReceived() {
  return <Trans>Les anomalies de cette commune ne sont pas encore sur cet appareil.</Trans>;
}
