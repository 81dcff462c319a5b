import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Digest } from "../../domain/notification/my-notifications.ts";
import { Choice } from "../../ui/choice.tsx";
import { Section } from "../../ui/page.tsx";
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
  readonly state: ReactNode;
}

export function DigestChoice({ mine: { settings, settle }, state }: DigestChoiceProps) {
  const { t } = useLingui();
  return (
    <Section
      card
      title={<Trans>Résumé par e‑mail</Trans>}
      end={state}
      hint={<Trans>Envoyé le matin à l’adresse de votre compte, s’il y a du nouveau.</Trans>}
    >
      <Choice
        legend={t`Résumé par e‑mail`}
        hideLegend
        look="chips"
        options={DIGESTS.map((value) => ({ value, label: t(DIGEST_WORDS[value]) }))}
        value={settings.digest}
        onChange={(digest) => void settle(() => ({ digest }))}
      />
    </Section>
  );
}
