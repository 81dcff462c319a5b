import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import styles from "./hidden-closed.module.css";

interface HiddenClosedProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** What the map leaves out because it is over. */
export function HiddenClosed({ count, onShow }: HiddenClosedProps) {
  return (
    <p className={styles.line}>
      <span>
        <Plural value={count} one="# close masquée" other="# closes masquées" />
      </span>
      <Button kind="quiet" onClick={onShow}>
        <Trans>Les afficher</Trans>
      </Button>
    </p>
  );
}
