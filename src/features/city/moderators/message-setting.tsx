import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import { CITY_MESSAGE_CHARS_MAX } from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../city.module.css";
import { problemSentence } from "./problem-sentence.ts";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const FIELD_ID = "setting-message";

export function MessageSetting({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const form = useSetting(city, "message");
  return (
    <SettingSection
      title={<Trans>Message de la mairie</Trans>}
      form={form}
      fieldIdOf={() => FIELD_ID}
      renderValue={(value) => <MessageWords value={value} />}
    >
      <TextField
        id={FIELD_ID}
        label={t`Message`}
        hint={t`Il se lit sur la page de la commune.`}
        optional
        multiline
        maxLength={CITY_MESSAGE_CHARS_MAX}
        value={form.value}
        onChange={form.onChange}
        problem={problemSentence(i18n, form.problems, "")}
      />
    </SettingSection>
  );
}

function MessageWords({ value }: { readonly value: string }) {
  const { t } = useLingui();
  return <p className={styles.lines}>{value === "" ? t`Aucun message` : value}</p>;
}
