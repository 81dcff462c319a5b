import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import styles from "./hidden-resolved.module.css";

interface HiddenResolvedProps {
  readonly count: number;
  readonly onShow: () => void;
}

/** What the map leaves out because it is over. */
export function HiddenResolved({ count, onShow }: HiddenResolvedProps) {
  return (
    <p className={styles.line}>
      <span>
        <Plural value={count} one="# résolue masquée" other="# résolues masquées" />
      </span>
      <Button kind="quiet" onClick={onShow}>
        <Trans>Les afficher</Trans>
      </Button>
    </p>
  );
}
