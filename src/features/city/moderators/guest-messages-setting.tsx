import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { GUEST_MESSAGES, type GuestMessages } from "../../../domain/city/city-settings.ts";
import { RuleSetting } from "./rule-setting.tsx";

const WORDS = {
  none: {
    label: msg`Seulement avec une adresse confirmée`,
    hint: msg`Les invités lisent les discussions sans y écrire.`,
  },
  checked: {
    label: msg`Aussi les invités`,
    hint: msg`Leurs messages sont vérifiés comme leurs signalements.`,
  },
} as const satisfies Record<GuestMessages, { label: MessageDescriptor; hint: MessageDescriptor }>;

export function GuestMessagesSetting({ city }: { readonly city: City }) {
  return (
    <RuleSetting
      city={city}
      setting="guestMessages"
      title={<Trans>Discussions</Trans>}
      legend={<Trans>Qui écrit dans les discussions</Trans>}
      values={GUEST_MESSAGES}
      words={WORDS}
    />
  );
}
