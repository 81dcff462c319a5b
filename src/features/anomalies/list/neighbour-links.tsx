import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { neighboursOf } from "../filter/neighbours-of.ts";
import { useFilter } from "../filter/use-filter.ts";
import { useShownAnomalies } from "../filter/use-shown-anomalies.ts";
import styles from "./list-anomaly.module.css";
import { useSorted } from "./use-sorted.ts";

/** The reports before and after this one, in the filter and the order of the list. */
export function NeighbourLinks({ city, anomalyId }: { readonly city: City; readonly anomalyId: Identifier }) {
  const { t } = useLingui();
  const { filter, sort } = useFilter();
  const { shown, isWhole } = useShownAnomalies(city.id, filter);
  const { sorted } = useSorted(isWhole ? shown : undefined, sort, city);
  const { previous, next, position, count } = neighboursOf(anomalyId, sorted ?? []);
  if (position === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label={t`Anomalies voisines dans la liste`}>
      <NeighbourLink view={previous}>
        <ChevronLeft aria-hidden="true" size={20} />
        <Trans>Précédente</Trans>
      </NeighbourLink>
      <span>
        <Trans>
          {position} sur {count}
        </Trans>
      </span>
      <NeighbourLink view={next}>
        <Trans>Suivante</Trans>
        <ChevronRight aria-hidden="true" size={20} />
      </NeighbourLink>
    </nav>
  );
}

/** It takes the place of this entry of the history, so that « Retour » still leads to the list. */
function NeighbourLink({ view, children }: { view: AnomalyView | undefined; children: ReactNode }) {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  if (view === undefined) return <span />;
  const { id: anomalyId, cityId } = view.anomaly;
  return (
    <Link
      className={buttonClass("quiet")}
      to={{ pathname: pathOf("ListAnomaly", { cityId, anomalyId }), search: query.toString() }}
      state={state}
      replace
    >
      {children}
    </Link>
  );
}
