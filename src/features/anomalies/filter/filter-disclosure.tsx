import { Plural, Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { DEFAULT_FILTER, type AnomalyFilter } from "./anomaly-filter.ts";
import styles from "./filter-bar.module.css";
import { FilterBar } from "./filter-bar.tsx";

interface FilterDisclosureProps {
  readonly filter: AnomalyFilter;
  readonly onChange: (change: Partial<AnomalyFilter>) => void;
}

/** The filters, folded away where room is scarce; how many are on is always said. */
export function FilterDisclosure({ filter, onChange }: FilterDisclosureProps) {
  const keys = Object.keys(DEFAULT_FILTER) as (keyof AnomalyFilter)[];
  const active = keys.filter((key) => filter[key] !== DEFAULT_FILTER[key]).length;
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" size={20} />
        <Trans>Filtrer</Trans>
        {active === 0 ? null : (
          <span className={styles.active}>
            <Plural value={active} one="# filtre actif" other="# filtres actifs" />
          </span>
        )}
      </summary>
      <FilterBar filter={filter} onChange={onChange} />
    </details>
  );
}
