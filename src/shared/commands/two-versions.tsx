import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./two-versions.module.css";

interface TwoVersionsProps {
  readonly title: ReactNode;
  readonly theirs: ReactNode;
  readonly mine: ReactNode;
  readonly takeTheirs: () => void;
  readonly takeMine: () => void;
  readonly takeMineWords: ReactNode;
  /** In place of taking one's own, where that cannot be any more. */
  readonly instead?: ReactNode;
}

/** « À revoir »: somebody else decided about the same thing meanwhile. The person compares, and chooses (P3). */
export function TwoVersions(props: TwoVersionsProps) {
  const { title, theirs, mine, takeTheirs, takeMine, takeMineWords, instead } = props;
  return (
    <Banner tone="warning" title={title}>
      <div className={styles.versions}>
        <div className={styles.version}>
          <h4>
            <Trans>La version de la commune</Trans>
          </h4>
          {theirs}
          <Button onClick={takeTheirs}>
            <Trans>Garder celle de la commune</Trans>
          </Button>
        </div>
        <div className={styles.version}>
          <h4>
            <Trans>Votre version</Trans>
          </h4>
          {mine}
          {instead ?? <Button onClick={takeMine}>{takeMineWords}</Button>}
        </div>
      </div>
    </Banner>
  );
}
