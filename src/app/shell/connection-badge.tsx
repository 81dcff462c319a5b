import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock, CloudCheck, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import styles from "./connection-badge.module.css";

export interface ConnectionBadgeProps {
  readonly online: boolean;
  readonly unsent: number;
  readonly toReview: number;
  readonly refused: number;
  readonly onOpen: () => void;
}

export function ConnectionBadge({ online, unsent, toReview, refused, onOpen }: ConnectionBadgeProps) {
  const { t } = useLingui();
  const needsThePerson = toReview + refused;
  const waiting = unsent - needsThePerson;
  const words = [
    online ? "" : t`Hors ligne`,
    waiting > 0 ? t`${plural(waiting, { one: "# en attente", other: "# en attente" })}` : "",
    toReview > 0 ? t`${plural(toReview, { one: "# à revoir", other: "# à revoir" })}` : "",
    refused > 0 ? t`${plural(refused, { one: "# refusé", other: "# refusés" })}` : "",
  ].filter(Boolean);
  const summary = words.length === 0 ? t`Tout est envoyé` : words.join(", ");
  return (
    <button
      type="button"
      className={classes(styles.badge, needsThePerson > 0 && styles.refused)}
      aria-haspopup="dialog"
      onClick={onOpen}
      title={summary}
    >
      <span aria-hidden="true" className={styles.icon}>
        <StateIcon online={online} waiting={waiting} needsThePerson={needsThePerson} />
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
  readonly needsThePerson: number;
}

function StateIcon({ online, waiting, needsThePerson }: StateIconProps): ReactNode {
  if (needsThePerson > 0) return <CircleAlert size={20} />;
  if (!online) return <CloudOff size={20} />;
  return waiting > 0 ? <Clock size={20} /> : <CloudCheck size={20} />;
}
