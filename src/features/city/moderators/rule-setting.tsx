import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { CitySettings } from "../../../domain/city/city-settings.ts";
import { Choice } from "../../../ui/choice.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

type Rule = "preModeration" | "guestMessages";

interface RuleSettingProps<K extends Rule> {
  readonly city: City;
  readonly setting: K;
  readonly title: ReactNode;
  readonly legend: ReactNode;
  readonly values: readonly CitySettings[K][];
  readonly words: Readonly<
    Record<CitySettings[K], { readonly label: MessageDescriptor; readonly hint: MessageDescriptor }>
  >;
}

/** A rule of the commune with a handful of answers, one of which holds. */
export function RuleSetting<K extends Rule>({ city, setting, values, words, ...said }: RuleSettingProps<K>) {
  const { t } = useLingui();
  const form = useSetting(city, setting);
  const fieldId = `setting-${setting}`;
  return (
    <SettingSection<CitySettings[K]>
      title={said.title}
      form={form}
      fieldIdOf={() => fieldId}
      renderValue={(value) => <p>{t(words[value].label)}</p>}
    >
      <Choice<CitySettings[K]>
        id={fieldId}
        legend={said.legend}
        options={values.map((value) => ({ value, label: t(words[value].label), hint: t(words[value].hint) }))}
        value={form.value}
        onChange={form.onChange}
      />
    </SettingSection>
  );
}
