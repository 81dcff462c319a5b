import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { channelsOf } from "../../domain/notification/judged.ts";
import type { NotificationKind } from "../../domain/notification/kinds.ts";
import type { Digest } from "../../domain/notification/my-notifications.ts";
import { Choice } from "../../ui/choice.tsx";
import { Section } from "../../ui/page.tsx";
import styles from "./settings.module.css";
import type { SettledNotifications } from "./use-notification-settings.ts";

const DIGEST_WORDS = {
  never: msg`Jamais`,
  daily: msg`Chaque jour`,
  weekly: msg`Chaque semaine`,
} as const satisfies Record<Digest, MessageDescriptor>;

const DIGESTS = Object.keys(DIGEST_WORDS) as readonly Digest[];

/** Of the address of this part. */
export const DIGEST_ID = "resume";

interface DigestChoiceProps {
  readonly mine: SettledNotifications;
  readonly kinds: readonly NotificationKind[];
  readonly state: ReactNode;
}

export function DigestChoice({ mine: { settings, settle }, kinds, state }: DigestChoiceProps) {
  const { t } = useLingui();
  const isMailWanted = kinds.some((kind) => channelsOf(settings, kind).mail);
  return (
    <Section
      card
      title={<Trans>Résumé par e-mail</Trans>}
      end={state}
      hint={<Trans>Envoyé le matin à l’adresse de votre compte, s’il y a du nouveau.</Trans>}
    >
      <Choice
        legend={t`Résumé par e-mail`}
        hideLegend
        look="chips"
        options={DIGESTS.map((value) => ({ value, label: t(DIGEST_WORDS[value]) }))}
        value={settings.digest}
        onChange={(digest) => void settle(() => ({ digest }))}
      />
      {settings.digest === "never" && isMailWanted ? <MailedAtOnceAlone /> : null}
    </Section>
  );
}

/** What `isMailedAtOnce` lets through: all else that is ticked waits for a summary that never comes. */
function MailedAtOnceAlone() {
  return (
    <p className={styles.hint}>
      <Trans>
        Sans résumé, « E-mail » ne vaut que pour les réponses et les questions de la mairie, et pour les
        décisions sur ce que vous écrivez.
      </Trans>
    </p>
  );
}
