import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import type { CannedAnswer } from "../../../domain/city/city-settings.ts";
import {
  CANNED_ANSWERS_MAX,
  SETTING_LABEL_CHARS,
  STATUS_REASON_CHARS,
} from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../city.module.css";
import { ItemList, type ItemFieldsProps } from "./item-list.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const BLANK: CannedAnswer = { title: "", text: "" };

const fieldIdOf = (field: string) => `setting-answer-${field}`;

export function AnswersSetting({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const form = useSetting(city, "cannedAnswers");
  return (
    <SettingSection
      title={<Trans>Réponses types</Trans>}
      form={form}
      fieldIdOf={({ field }) => fieldIdOf(field)}
      renderValue={(value) => <AnswerWords value={value} />}
    >
      <ItemList<CannedAnswer>
        items={form.value}
        max={CANNED_ANSWERS_MAX}
        blank={BLANK}
        addLabel={t`Ajouter une réponse type`}
        itemLabel={(position) => t`Réponse ${position}`}
        onChange={form.onChange}
        problems={form.problems}
        fieldIdOf={fieldIdOf}
        Fields={Fields}
      />
    </SettingSection>
  );
}

function AnswerWords({ value }: { readonly value: readonly CannedAnswer[] }) {
  if (value.length === 0) {
    return (
      <p>
        <Trans>Aucune réponse type</Trans>
      </p>
    );
  }
  return (
    <dl>
      {value.map(({ title, text }) => (
        <div key={`${title} ${text}`}>
          <dt>{title}</dt>
          <dd className={styles.lines}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ item, onChange, fieldId, says }: ItemFieldsProps<CannedAnswer>) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id={fieldId("title")}
        label={t`Titre de la réponse`}
        maxLength={SETTING_LABEL_CHARS.max}
        value={item.title}
        onChange={(title) => onChange({ ...item, title })}
        problem={says("title")}
      />
      <TextField
        id={fieldId("text")}
        label={t`Texte de la réponse`}
        multiline
        maxLength={STATUS_REASON_CHARS.max}
        value={item.text}
        onChange={(text) => onChange({ ...item, text })}
        problem={says("text")}
      />
    </>
  );
}
