import { Trans, useLingui } from "@lingui/react/macro";
import type { CategoryId } from "../../../domain/anomaly/categories.ts";
import type { City } from "../../../domain/city/city.ts";
import { OPTIONAL_CATEGORIES } from "../../../domain/city/city-settings.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import settings from "../settings.module.css";
import { SettingSection } from "./setting-section.tsx";
import { useSetting } from "./use-setting.ts";

/** Which categories the form offers; « Autre » always is (CITY-12). */
export function CategoriesSetting({ city }: { readonly city: City }) {
  const { i18n } = useLingui();
  const form = useSetting(city, "categoriesOff");
  const off = form.value;
  const settle = (id: CategoryId, on: boolean) => {
    form.onChange(OPTIONAL_CATEGORIES.filter((other) => (other === id ? !on : off.includes(other))));
  };
  return (
    <SettingSection
      title={<Trans>Catégories proposées</Trans>}
      hint={<Trans>Une catégorie retirée n’est plus proposée ; les signalements déjà faits restent.</Trans>}
      form={form}
      fieldIdOf={() => fieldIdOf("voirie")}
      renderValue={(value) => <CategoriesWords value={value} />}
    >
      <fieldset className={settings.checks}>
        <legend>
          <Trans>Proposer pour un nouveau signalement</Trans>
        </legend>
        {OPTIONAL_CATEGORIES.map((id) => (
          <Checkbox
            key={id}
            id={fieldIdOf(id)}
            label={categoryLabel(i18n, id)}
            checked={!off.includes(id)}
            onChange={(on) => settle(id, on)}
          />
        ))}
      </fieldset>
    </SettingSection>
  );
}

function fieldIdOf(id: CategoryId): string {
  return `setting-category-${id}`;
}

function CategoriesWords({ value }: { readonly value: readonly CategoryId[] }) {
  const { t, i18n } = useLingui();
  const labels = value.map((id) => categoryLabel(i18n, id)).join(", ");
  return <p>{labels === "" ? t`Toutes les catégories` : t`Toutes, sauf : ${labels}`}</p>;
}
