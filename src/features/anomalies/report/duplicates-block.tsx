import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Block } from "./block.ts";
import { DuplicateCard } from "./duplicate-card.tsx";
import styles from "./duplicates-block.module.css";
import { nearViews } from "./near-views.ts";

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
