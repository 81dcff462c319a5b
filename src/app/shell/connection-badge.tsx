import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock, CloudCheck, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./connection-badge.module.css";

export interface ConnectionBadgeProps {
  readonly online: boolean;
  /** Rows the city has not taken yet, the refused ones among them. */
  readonly unsent: number;
  readonly refused: number;
  readonly onOpen: () => void;
}

/** Says whether everything is sent, and opens the list of what is not. */
export function ConnectionBadge({ online, unsent, refused, onOpen }: ConnectionBadgeProps) {
  const { t } = useLingui();
  const waiting = unsent - refused;
  const words = [
    online ? "" : t`Hors ligne`,
    waiting > 0 ? t`${plural(waiting, { one: "# en attente", other: "# en attente" })}` : "",
    refused > 0 ? t`${plural(refused, { one: "# refusé", other: "# refusés" })}` : "",
  ].filter(Boolean);
  const summary = words.length === 0 ? t`Tout est envoyé` : words.join(", ");
  return (
    <button
      type="button"
      className={classes(styles.badge, refused > 0 && styles.refused)}
      aria-haspopup="dialog"
      onClick={onOpen}
      title={summary}
    >
      <span aria-hidden="true" className={styles.icon}>
        <StateIcon online={online} waiting={waiting} refused={refused} />
      </span>
      {unsent > 0 ? (
        <span aria-hidden="true" className={styles.count}>
          {unsent}
        </span>
      ) : null}
      <span className={styles.words}>{summary}</span>
      <span className={styles.hidden}>
        {" — "}
        <Trans>ouvrir les envois</Trans>
      </span>
    </button>
  );
}

interface StateIconProps {
  readonly online: boolean;
  readonly waiting: number;
  readonly refused: number;
}

function StateIcon({ online, waiting, refused }: StateIconProps): ReactNode {
  if (refused > 0) return <CircleAlert size={20} />;
  if (!online) return <CloudOff size={20} />;
  return waiting > 0 ? <Clock size={20} /> : <CloudCheck size={20} />;
}
