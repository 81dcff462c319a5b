import type { ReactNode } from "react";
import styles from "./france-map.module.css";

/** Paris, where départements are too small to be pointed at, and those overseas, which the map of the mainland lacks. */
const INSETS = [
  ["75", "Paris"],
  ["971", "Guadeloupe"],
  ["972", "Martinique"],
  ["973", "Guyane"],
  ["974", "La Réunion"],
  ["976", "Mayotte"],
] as const;
export type InsetCode = (typeof INSETS)[number][0];

interface FranceFrameProps {
  readonly mainland: ReactNode;
  readonly insetOf: (code: InsetCode) => ReactNode;
}

/** Hidden from assistive technology: the list of départements says and does the same. */
export function FranceFrame({ mainland, insetOf }: FranceFrameProps) {
  return (
    <div className={styles.map} aria-hidden="true">
      {mainland}
      <div className={styles.insets}>
        {INSETS.map(([code, name]) => (
          <figure key={code} className={styles.inset}>
            {insetOf(code)}
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

/** The outermost points of what will be drawn. */
const OUTLINE =
  "M500 302L506 340L511 363L528 448L526 450L491 483L438 481L361 477L320 531L299 529L233 510L192 505L155 490L143 476L163 400L167 350" +
  "L150 304L132 274L80 237L0 171L20 162L119 155L134 89L199 114L240 80L279 54L312 3L321 0L361 37L416 60L458 101L487 108L551 136L557 137" +
  "L532 199L506 241zM612 543L598 584L586 577L573 555L570 528L586 513L606 492L611 528z";

const AWAITED_INSET = (
  <svg viewBox="0 0 100 100">
    <circle className={styles.awaited} cx="50" cy="50" r="40" />
  </svg>
);

/** In the room of the map until its shapes are here. */
export function FranceAwaited() {
  return (
    <FranceFrame
      mainland={
        <svg className={styles.mainland} viewBox="0 0 613 585">
          <path className={styles.awaited} d={OUTLINE} />
        </svg>
      }
      insetOf={() => AWAITED_INSET}
    />
  );
}
