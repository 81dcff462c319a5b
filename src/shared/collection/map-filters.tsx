import type { PropsWithChildren } from "react";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import styles from "./collection-map.module.css";

/** The room of the search and the chips. */
export function FiltersToCome() {
  return <div className={styles.filters} />;
}

/** Over the map of a phone. */
export function FloatingFilters({ children }: PropsWithChildren) {
  return (
    <div ref={keepToastsBelow} className={styles.head}>
      {children}
    </div>
  );
}
