import { Trans } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { Section } from "../../../ui/page.tsx";
import styles from "../city.module.css";

/** What the commune asks of who takes part; nothing where it asks nothing (CITY-26). */
export function CharterSection({ city: { charter } }: { readonly city: Pick<City, "charter"> }) {
  if (charter === "") return null;
  return (
    <Section card title={<Trans>Charte de participation</Trans>}>
      <p className={styles.lines}>{charter}</p>
    </Section>
  );
}
