import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { SyncBadge } from "./sync-badge.tsx";
import styles from "./sync-note.module.css";

const NEXT_WORDS = {
  queued: msg`Enregistré sur cet appareil. L’envoi se fera dès que le réseau le permettra.`,
  sending: msg`Enregistré sur cet appareil. L’envoi est en cours.`,
  photos: msg`Parvis a reçu le texte. Les photos sont sur cet appareil et partiront dès que possible.`,
  sent: msg`Parvis l’a bien reçu.`,
  refused: msg`Votre texte est gardé. Ouvrez « Envois » : sous « Refusé », lisez le motif et corrigez le texte.`,
  conflict: msg`Le contenu a changé entre-temps. Ouvrez « Envois » : sous « À revoir », comparez et choisissez.`,
} as const satisfies Record<SyncState, MessageDescriptor>;

export function SyncNote({ sync }: { readonly sync: SyncState }) {
  const { i18n } = useLingui();
  return (
    <output className={styles.sync}>
      <SyncBadge sync={sync} />
      <span>{i18n._(NEXT_WORDS[sync])}</span>
    </output>
  );
}
