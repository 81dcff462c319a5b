import { Trans } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import styles from "../city.module.css";

/** What the commune asks of who takes part; nothing where it asks nothing (CITY-26). */
export function CharterSection({ city: { charter } }: { readonly city: Pick<City, "charter"> }) {
  if (charter === "") return null;
  return (
    <section className={styles.section} aria-labelledby="charter">
      <h2 id="charter">
        <Trans>Charte de participation</Trans>
      </h2>
      <p className={styles.lines}>{charter}</p>
    </section>
  );
}
