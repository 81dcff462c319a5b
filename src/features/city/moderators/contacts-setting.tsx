import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { City } from "../../../domain/city/city.ts";
import type { EmergencyContact } from "../../../domain/city/city-settings.ts";
import { EMERGENCY_CONTACTS_MAX, SETTING_LABEL_CHARS } from "../../../domain/limits/limits.ts";
import { TextField } from "../../../ui/text-field.tsx";
import settings from "../settings.module.css";
import { ItemList, type ItemFieldsProps } from "./item-list.tsx";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

const BLANK: EmergencyContact = { name: "", phone: "" };

const fieldIdOf = (field: string) => `setting-contact-${field}`;

export function ContactsSetting({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const form = useSetting(city, "emergencyContacts");
  return (
    <SettingSection
      title={<Trans>Contacts d’urgence</Trans>}
      form={form}
      fieldIdOf={({ field }) => fieldIdOf(field)}
      renderValue={(value) => <ContactWords value={value} />}
    >
      <ItemList<EmergencyContact>
        items={form.value}
        max={EMERGENCY_CONTACTS_MAX}
        blank={BLANK}
        addLabel={t`Ajouter un contact`}
        itemLabel={(position) => t`Contact ${position}`}
        onChange={form.onChange}
        problems={form.problems}
        fieldIdOf={fieldIdOf}
        Fields={Fields}
        summaryOf={summaryOf}
      />
    </SettingSection>
  );
}

function summaryOf({ name, phone }: EmergencyContact): ReactNode | undefined {
  if (name === "" && phone === "") return undefined;
  return (
    <>
      {name} <span className={settings.phone}>{phone}</span>
    </>
  );
}

function ContactWords({ value }: { readonly value: readonly EmergencyContact[] }) {
  if (value.length === 0) {
    return (
      <p>
        <Trans>Aucun contact</Trans>
      </p>
    );
  }
  return (
    <ul>
      {value.map(({ name, phone }) => (
        <li key={`${name} ${phone}`}>
          {name} : {phone}
        </li>
      ))}
    </ul>
  );
}

function Fields({ item, onChange, fieldId, says }: ItemFieldsProps<EmergencyContact>) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        id={fieldId("name")}
        label={t`Qui appeler`}
        maxLength={SETTING_LABEL_CHARS.max}
        value={item.name}
        onChange={(name) => onChange({ ...item, name })}
        problem={says("name")}
      />
      <TextField
        id={fieldId("phone")}
        label={t`Téléphone`}
        hint={t`Par exemple : 02 99 55 81 01`}
        inputMode="tel"
        autoComplete="off"
        value={item.phone}
        onChange={(phone) => onChange({ ...item, phone })}
        problem={says("phone")}
      />
    </>
  );
}
