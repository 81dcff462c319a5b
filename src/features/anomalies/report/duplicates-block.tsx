import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import { possibleDuplicates } from "../../../domain/anomaly/near-anomalies.ts";
import type { Block } from "./block.ts";
import { DuplicateCard } from "./duplicate-card.tsx";
import styles from "./duplicates-block.module.css";
import type { ReportForm } from "./report-form.ts";

const SHOWN_MAX = 3;

interface NearView {
  readonly view: AnomalyView;
  readonly distanceM: number;
}

interface DuplicatesBlockProps extends Block {
  readonly photoCount: number;
  readonly views: readonly AnomalyView[];
}

/** Reports nearby that may be the same, in a row to swipe, before anything is written (ANO-10). Nothing where there are none. */
export function DuplicatesBlock({ views, ...block }: DuplicatesBlockProps) {
  const { t } = useLingui();
  const near = nearViews(block.form, views, useNow());
  const count = near.length;
  return (
    <div className={styles.near}>
      <output className={styles.words}>
        {count === 0
          ? null
          : t`${plural(count, { one: "# signalement proche : est-ce le même ?", other: "# signalements proches : est-ce l’un d’eux ?" })}`}
      </output>
      <ul className={styles.list}>
        {near.map(({ view, distanceM }) => (
          <li key={view.anomaly.id}>
            <DuplicateCard {...block} view={view} distanceM={distanceM} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The likeliest first; none while the place or the matter is not chosen. */
function nearViews(form: ReportForm, views: readonly AnomalyView[], now: Instant): readonly NearView[] {
  const { place, categoryId, subcategoryId, title, description } = form;
  if (place === null || categoryId === null || subcategoryId === null) return [];
  const viewOf = new Map(views.map((view) => [view.anomaly, view]));
  return possibleDuplicates({ place, categoryId, subcategoryId, text: `${title} ${description}`, now }, [
    ...viewOf.keys(),
  ])
    .slice(0, SHOWN_MAX)
    .flatMap(({ anomaly, distanceM }) => {
      const view = viewOf.get(anomaly);
      return view === undefined ? [] : [{ view, distanceM }];
    });
}
