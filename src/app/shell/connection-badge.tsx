import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Clock, CloudCheck, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { stillHereCount, type StillHere } from "../../domain/sync/still-here.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./connection-badge.module.css";

export interface ConnectionBadgeProps {
  readonly online: boolean;
  readonly here: StillHere<unknown>;
  readonly onOpen: () => void;
}

export function ConnectionBadge({ online, here, onOpen }: ConnectionBadgeProps) {
  const { t } = useLingui();
  const unsent = stillHereCount(here);
  const needsThePerson = here.toReview + here.refused + here.refusedPhotos;
  const words = useHereWords(here);
  const all = online ? words : [t`Hors ligne`, ...words];
  const summary = all.length === 0 ? t`Tout est envoyé` : all.join(", ");
  return (
    <button
      type="button"
      className={classes(styles.badge, needsThePerson > 0 && styles.refused)}
      aria-haspopup="dialog"
      onClick={onOpen}
      title={summary}
    >
      <span aria-hidden="true" className={styles.icon}>
        <StateIcon online={online} waiting={here.texts + here.photos} needsThePerson={needsThePerson} />
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

function useHereWords({ texts, photos, toReview, refused, refusedPhotos }: StillHere<unknown>) {
  const { t } = useLingui();
  const isTextSent = photos > 0 && texts + toReview + refused === 0;
  const waitingPhotos = t`${plural(photos, { one: "# photo en attente", other: "# photos en attente" })}`;
  return [
    texts > 0 ? t`${plural(texts, { one: "# en attente", other: "# en attente" })}` : "",
    isTextSent ? t`Texte envoyé` : "",
    photos > 0 ? waitingPhotos : "",
    toReview > 0 ? t`${plural(toReview, { one: "# à revoir", other: "# à revoir" })}` : "",
    refused > 0 ? t`${plural(refused, { one: "# refusé", other: "# refusés" })}` : "",
    refusedPhotos > 0
      ? t`${plural(refusedPhotos, { one: "# photo refusée", other: "# photos refusées" })}`
      : "",
  ].filter(Boolean);
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
