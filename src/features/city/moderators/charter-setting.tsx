import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { CITY_CHARTER_CHARS_MAX } from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../city.module.css";
import { problemSentence } from "./problem-sentence.ts";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const FIELD_ID = "setting-charter";

export function CharterSetting({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const form = useSetting(city, "charter");
  return (
    <SettingSection
      title={<Trans>Charte de participation</Trans>}
      form={form}
      fieldIdOf={() => FIELD_ID}
      renderValue={(value) => <CharterWords value={value} />}
    >
      <TextField
        id={FIELD_ID}
        label={t`Texte de la charte`}
        hint={t`Ce que la commune attend de ceux qui participent. La charte se lit sur la page de la commune.`}
        optional
        multiline
        maxLength={CITY_CHARTER_CHARS_MAX}
        value={form.value}
        onChange={form.onChange}
        problem={problemSentence(i18n, form.problems, "")}
      />
    </SettingSection>
  );
}

function CharterWords({ value }: { readonly value: string }) {
  const { t } = useLingui();
  return <p className={styles.lines}>{value === "" ? t`Aucune charte` : value}</p>;
}
