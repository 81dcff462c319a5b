import { Plural, Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { Link } from "react-router-dom";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { ShownItems } from "../../../shared/collection/items.ts";
import { NoItems } from "../../../shared/collection/no-items.tsx";
import { DEFAULT_FILTER, type AnomalyFilter } from "../filter/anomaly-filter.ts";

interface NoAnomalyProps {
  readonly cityId: CityId;
  readonly filter: AnomalyFilter;
  readonly onFilter: (change: Partial<AnomalyFilter>) => void;
  readonly onShowAll: () => void;
  readonly of: ShownItems<AnomalyView>;
}

/** Nothing to show, and why: nothing received yet, nothing open, or nothing that answers the filter (P13). */
export function NoAnomaly({ cityId, filter, onFilter, onShowAll, of: { isWhole, hidden } }: NoAnomalyProps) {
  return (
    <NoItems
      collection="anomalies"
      cityId={cityId}
      isWhole={isWhole}
      isFiltered={JSON.stringify(filter) !== JSON.stringify(DEFAULT_FILTER)}
      onClear={() => onFilter(DEFAULT_FILTER)}
      notReceivedWords={<Trans>Les anomalies de cette commune ne sont pas encore sur cet appareil.</Trans>}
      noMatchWords={<Trans>Aucune anomalie ici avec ces filtres.</Trans>}
    >
      <NoneOpen cityId={cityId} hiddenCount={hidden.length} onShow={onShowAll} />
    </NoItems>
  );
}

interface NoneOpenProps extends Pick<NoAnomalyProps, "cityId"> {
  readonly hiddenCount: number;
  readonly onShow: () => void;
}

function NoneOpen({ cityId, hiddenCount, onShow }: NoneOpenProps) {
  if (hiddenCount === 0)
    return (
      <EmptyState
        drawing={<QuietSquare />}
        title={
          <Trans>Aucune anomalie ouverte ici. Un trou, un lampadaire éteint ? Montrez-le en photo.</Trans>
        }
        action={
          <Link className={buttonClass("primary")} to={pathOf("MapNewAnomaly", { cityId })}>
            <Plus aria-hidden="true" size={20} />
            <Trans>Faire un signalement</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      drawing={<QuietSquare />}
      title={
        <>
          <Trans>Aucune anomalie ouverte ici.</Trans>{" "}
          <Plural value={hiddenCount} one="# close masquée" other="# closes masquées" />
        </>
      }
      action={
        <Button onClick={onShow}>
          <Trans>Les afficher</Trans>
        </Button>
      }
    />
  );
}
