import { Suspense, type ReactNode } from "react";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import styles from "./collection-map.module.css";
import type { MapWays } from "./use-map-ways.ts";

export interface MapFiltersProps {
  readonly ways: MapWays;
  readonly render: (ways: MapWays) => ReactNode;
}

/** The search and the chips, at the head of the list beside a wide map. */
export function MapFilters({ ways, render }: MapFiltersProps) {
  return <Suspense fallback={<div className={styles.filters} />}>{render(ways)}</Suspense>;
}

/** The same over the map of a phone. */
export function FloatingFilters(filters: MapFiltersProps) {
  return (
    <div ref={keepToastsBelow} className={styles.head}>
      <MapFilters {...filters} />
    </div>
  );
}
