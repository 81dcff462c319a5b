import { Trans, useLingui } from "@lingui/react/macro";
import { Map } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { distanceM } from "../../../domain/place/distance.ts";
import type { Place } from "../../../domain/place/place.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { classes } from "../../../ui/classes.ts";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import styles from "./list-anomalies.module.css";
import type { FromList } from "./back-to-list.tsx";

interface AnomalyRowProps {
  readonly view: AnomalyView;
  /** Where distances start, when the list is sorted by them. */
  readonly from: Place | null;
  readonly onOpen: () => void;
}

export function AnomalyRow({ view, from, onOpen }: AnomalyRowProps) {
  const { i18n } = useLingui();
  const [query] = useSearchParams();
  const { id: anomalyId, cityId, place } = view.anomaly;
  const search = query.toString();
  const metres = from === null ? "" : distanceWords(i18n, distanceM(from, place));
  return (
    <AnomalyCard
      view={view}
      to={{ pathname: pathOf("ListAnomaly", { cityId, anomalyId }), search }}
      state={{ fromList: true } satisfies FromList}
      onOpen={onOpen}
      distance={metres === "" ? null : <strong>{metres}</strong>}
      actions={
        <Link
          className={classes(buttonClass("quiet"), styles.onMap)}
          to={{ pathname: pathOf("MapAnomaly", { cityId, anomalyId }), search }}
        >
          <Map aria-hidden="true" size={20} />
          <Trans>Voir sur la carte</Trans>
          <VisuallyHidden> : {anomalyTitle(i18n, view.anomaly)}</VisuallyHidden>
        </Link>
      }
    />
  );
}
