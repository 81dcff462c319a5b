import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../../domain/city/city.ts";
import type { TownHall } from "../../../domain/city/city-settings.ts";
import { TOWN_HALL_ADDRESS_CHARS_MAX, TOWN_HALL_HOURS_CHARS_MAX } from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "../city.module.css";
import settings from "../settings.module.css";
import { problemSentence } from "./problem-sentence.ts";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const fieldIdOf = (field: string) => `setting-town-hall-${field}`;

export function TownHallSetting({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const form = useSetting(city, "townHall");
  const fieldOf = (name: keyof TownHall) => ({
    id: fieldIdOf(name),
    optional: true,
    autoComplete: "off",
    value: form.value[name],
    onChange: (typed: string) => form.onChange({ ...form.value, [name]: typed }),
    problem: problemSentence(i18n, form.problems, name),
  });
  return (
    <SettingSection
      title={<Trans>Coordonnées de la mairie</Trans>}
      form={form}
      fieldIdOf={({ field }) => fieldIdOf(field)}
      renderValue={(value) => <TownHallWords value={value} />}
    >
      <div className={settings.item}>
        <TextField
          {...fieldOf("address")}
          label={t`Adresse postale`}
          multiline
          maxLength={TOWN_HALL_ADDRESS_CHARS_MAX}
        />
        <TextField
          {...fieldOf("phone")}
          label={t`Numéro de téléphone`}
          hint={t`Par exemple : 02 99 55 81 01`}
          inputMode="tel"
        />
        <TextField
          {...fieldOf("hours")}
          label={t`Horaires d’ouverture`}
          hint={t`Par exemple : du lundi au vendredi de 9 h à 17 h`}
          multiline
          maxLength={TOWN_HALL_HOURS_CHARS_MAX}
        />
      </div>
    </SettingSection>
  );
}

function TownHallWords({ value: { address, phone, hours } }: { readonly value: TownHall }) {
  const { t } = useLingui();
  const lines = [address, phone, hours].filter((line) => line !== "");
  return <p className={styles.lines}>{lines.length === 0 ? t`Aucune coordonnée` : lines.join("\n")}</p>;
}
