import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { GUEST_MESSAGES, type GuestMessages } from "../../../domain/city/city-settings.ts";
import { Choice } from "../../../ui/choice.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const FIELD_ID = "setting-guest-messages";

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
  const { t } = useLingui();
  const form = useSetting(city, "guestMessages");
  return (
    <SettingSection
      title={<Trans>Discussions</Trans>}
      form={form}
      fieldIdOf={() => FIELD_ID}
      Words={RuleWords}
    >
      <Choice<GuestMessages>
        id={FIELD_ID}
        legend={<Trans>Qui écrit dans les discussions</Trans>}
        options={GUEST_MESSAGES.map((value) => ({
          value,
          label: t(WORDS[value].label),
          hint: t(WORDS[value].hint),
        }))}
        value={form.value}
        onChange={form.onChange}
      />
    </SettingSection>
  );
}

function RuleWords({ value }: { readonly value: GuestMessages }) {
  const { t } = useLingui();
  return <p>{t(WORDS[value].label)}</p>;
}
