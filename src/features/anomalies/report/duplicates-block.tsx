import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { possibleDuplicates } from "../../../domain/anomaly/near-anomalies.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Block } from "./block.ts";
import { DuplicateCard } from "./duplicate-card.tsx";
import styles from "./duplicates-block.module.css";
import type { ReportForm } from "./report-form.ts";
import { Step } from "../../../shared/drafts/step.tsx";

const SHOWN_MAX = 3;

interface NearView {
  readonly view: AnomalyView;
  readonly distanceM: number;
}

/** Reports nearby that may be the same, before anything is written (ANO-10). */
export function DuplicatesBlock(block: Block & { readonly photoCount: number }) {
  const { t } = useLingui();
  const near = nearViews(block.form, useGrowingAnomalies(block.city.id).views ?? []);
  return (
    <Step number={3} title={t`Déjà signalé ?`}>
      <output>
        <NearWords near={near} />
      </output>
      <ul className={styles.list}>
        {near?.map(({ view, distanceM }) => (
          <li key={view.anomaly.id}>
            <DuplicateCard {...block} view={view} distanceM={distanceM} />
          </li>
        ))}
      </ul>
    </Step>
  );
}

function NearWords({ near }: { readonly near: readonly NearView[] | undefined }) {
  const { t } = useLingui();
  if (near === undefined) {
    return <Trans>Indiquez le lieu et la catégorie : les signalements proches s’afficheront ici.</Trans>;
  }
  if (near.length === 0) return <Trans>Aucun signalement semblable à proximité.</Trans>;
  return t`${plural(near.length, { one: "# doublon possible", other: "# doublons possibles" })}`;
}

/** Nearest first; `undefined` while the place or the matter is not chosen. */
function nearViews(form: ReportForm, views: readonly AnomalyView[]): readonly NearView[] | undefined {
  const { place, categoryId, subcategoryId } = form;
  if (place === null || categoryId === null || subcategoryId === null) return undefined;
  const viewOf = new Map(views.map((view) => [view.anomaly, view]));
  return possibleDuplicates({ place, categoryId, subcategoryId }, [...viewOf.keys()])
    .slice(0, SHOWN_MAX)
    .flatMap(({ anomaly, distanceM }) => {
      const view = viewOf.get(anomaly);
      return view === undefined ? [] : [{ view, distanceM }];
    });
}
