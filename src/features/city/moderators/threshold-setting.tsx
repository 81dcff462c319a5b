import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { TextField } from "../../../ui/text-field.tsx";
import { problemSentence } from "./problem-sentence.ts";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const FIELD_ID = "setting-support-threshold";

/** How many supports make the commune look at an idea (IDEA-4). */
export function ThresholdSetting({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const form = useSetting(city, "supportThreshold");
  const usual = supportThresholdOf({ population: city.population });
  return (
    <SettingSection
      title={<Trans>Idées</Trans>}
      form={form}
      fieldIdOf={() => FIELD_ID}
      renderValue={(value) => <ThresholdWords value={value} />}
    >
      <TextField
        id={FIELD_ID}
        label={t`Soutiens qu’il faut pour que la commune étudie une idée`}
        hint={t`Laissez vide pour la règle de Parvis : ${usual} ici, un habitant sur deux cents.`}
        inputMode="numeric"
        optional
        value={form.value === 0 ? "" : String(form.value)}
        onChange={(typed) => form.onChange(Number(typed.replaceAll(/\D/gu, "")))}
        problem={problemSentence(i18n, form.problems, "")}
      />
    </SettingSection>
  );
}

function ThresholdWords({ value }: { readonly value: number }) {
  return <p>{value === 0 ? <Trans>La règle de Parvis : un habitant sur deux cents</Trans> : value}</p>;
}
