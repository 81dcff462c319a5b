import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { PRE_MODERATIONS, type PreModeration } from "../../../domain/city/city-settings.ts";
import { Choice } from "../../../ui/choice.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const FIELD_ID = "setting-pre-moderation";

const WORDS = {
  newcomers: {
    label: msg`Vérifier les nouveaux`,
    hint: msg`Les invités, et les trois premiers signalements d’un habitant, attendent un modérateur.`,
  },
  none: {
    label: msg`Publier tout de suite`,
    hint: msg`Chacun est publié dès son arrivée ; vous pouvez masquer ensuite.`,
  },
} as const satisfies Record<PreModeration, { label: MessageDescriptor; hint: MessageDescriptor }>;

export function PreModerationSetting({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const form = useSetting(city, "preModeration");
  return (
    <SettingSection
      title={<Trans>Vérification avant publication</Trans>}
      form={form}
      fieldIdOf={() => FIELD_ID}
      Words={RuleWords}
    >
      <Choice<PreModeration>
        id={FIELD_ID}
        legend={<Trans>Quand un signalement arrive</Trans>}
        options={PRE_MODERATIONS.map((value) => ({
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

function RuleWords({ value }: { readonly value: PreModeration }) {
  const { t } = useLingui();
  return <p>{t(WORDS[value].label)}</p>;
}
