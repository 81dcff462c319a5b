import { Plural, Trans } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./filter-frame.module.css";

interface FilterDisclosureProps<F> {
  readonly filter: F;
  readonly none: F;
  readonly children: ReactNode;
}

export function FilterDisclosure<F extends object>({ filter, none, children }: FilterDisclosureProps<F>) {
  const keys = Object.keys(none) as (keyof F)[];
  const active = keys.filter((key) => filter[key] !== none[key]).length;
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
      {children}
    </details>
  );
}
