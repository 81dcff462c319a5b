import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { SyncBadge, useSaidSync } from "./sync-badge.tsx";
import styles from "./sync-note.module.css";

const NEXT_WORDS = {
  queued: msg`L’envoi se fera dès que le réseau le permettra.`,
  sending: msg`L’envoi est en cours.`,
  photos: msg`Parvis a reçu le texte. Le reste est gardé sur cet appareil et partira dès que possible.`,
  sent: msg`Parvis l’a bien reçu.`,
  refused: msg`Votre texte est gardé. Ouvrez « Envois » : sous « Refusé », lisez le motif et corrigez le texte.`,
  conflict: msg`Le contenu a changé entre-temps. Ouvrez « Envois » : sous « À revoir », comparez et choisissez.`,
} as const satisfies Record<SyncState, MessageDescriptor>;

const SAVED = msg`Enregistré sur cet appareil.`;

const REST_HERE = msg`Le reste est gardé sur cet appareil et partira dès que possible.`;

interface SyncNoteProps {
  readonly sync: SyncState;
  /** A title above has said that it is saved here, or that its text has gone. */
  readonly isTitled?: boolean;
}

export function SyncNote({ sync, isTitled = false }: SyncNoteProps) {
  const { i18n } = useLingui();
  const shown = useSaidSync(sync);
  const isTextTitled = isTitled && shown === "photos";
  const isKept = shown === "queued" || shown === "sending";
  return (
    <output className={styles.sync}>
      {isTextTitled ? null : <SyncBadge sync={sync} />}
      <span>
        {isKept && !isTitled ? `${i18n._(SAVED)} ` : null}
        {i18n._(isTextTitled ? REST_HERE : NEXT_WORDS[shown])}
      </span>
    </output>
  );
}
