import { Trans } from "@lingui/react/macro";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./beside.module.css";

/** Over what somebody else saw to while it was read here: nothing goes away under the hands of who writes about it. */
export function LeftMeanwhile({ onNext }: { readonly onNext: () => void }) {
  return (
    <Banner tone="info">
      <div className={styles.left}>
        <output>
          <Trans>Quelqu’un vient de s’en occuper : ce contenu n’est plus dans cette file.</Trans>
        </output>
        <Button onClick={onNext}>
          <Trans>Passer au suivant</Trans>
        </Button>
      </div>
    </Banner>
  );
}
