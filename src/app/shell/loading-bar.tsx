import { useLingui } from "@lingui/react/macro";
import { LOADER_BAR_PX } from "../../domain/limits/limits.ts";
import styles from "./loading-bar.module.css";

/** While the account, the city or the next screen load. It may be all there is of the page, so it is a landmark of its own. */
export function LoadingBar({ busy }: { readonly busy: boolean }) {
  const { t } = useLingui();
  if (!busy) return null;
  return (
    <section className={styles.bar} style={{ blockSize: LOADER_BAR_PX }} aria-label={t`Chargement`}>
      <progress className={styles.meaning} aria-label={t`Chargement`} />
      <div className={styles.run} />
    </section>
  );
}
