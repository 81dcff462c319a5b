import { useLingui } from "@lingui/react/macro";
import { LOADER_BAR_PX } from "../../domain/limits/limits.ts";
import styles from "./loading-bar.module.css";

/** While the account, the city or the next screen load. */
export function LoadingBar({ busy }: { readonly busy: boolean }) {
  const { t } = useLingui();
  if (!busy) return null;
  return (
    <div className={styles.bar} style={{ blockSize: LOADER_BAR_PX }}>
      <progress className={styles.meaning} aria-label={t`Chargement`} />
      <div className={styles.run} />
    </div>
  );
}
