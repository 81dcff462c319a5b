import { Trans, useLingui } from "@lingui/react/macro";
import { PERIODS, STATUS_FILTERS, type MyFilter as Filter } from "../../../domain/account/my-filter.ts";
import { CATEGORY_IDS, type CategoryId } from "../../../domain/anomaly/categories.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { PERIOD_WORDS, STATUS_FILTER_WORDS } from "../../../i18n/filter-words.ts";
import { Section } from "../../../ui/page.tsx";
import { Select } from "../../../ui/select.tsx";
import type { SettledPreferences } from "./use-city-preferences.ts";

export function MyFilter({ mine: { filter, settle } }: { readonly mine: SettledPreferences }) {
  const { t, i18n } = useLingui();
  const change = (changed: Partial<Filter>) =>
    void settle((before) => ({ filter: { ...before.filter, ...changed } }));
  return (
    <Section
      card
      title={<Trans>Mes filtres</Trans>}
      hint={<Trans>La carte et la liste s’ouvrent avec ces filtres.</Trans>}
    >
      <Select
        label={t`Statut`}
        options={STATUS_FILTERS.map((value) => ({ value, label: t(STATUS_FILTER_WORDS[value]) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <Select<CategoryId | "">
        label={t`Catégorie`}
        options={[
          { value: "", label: t`Toutes les catégories` },
          ...CATEGORY_IDS.map((id) => ({ value: id, label: categoryLabel(i18n, id) })),
        ]}
        value={filter.category ?? ""}
        onChange={(category) => change({ category: category === "" ? null : category })}
      />
      <Select
        label={t`Période`}
        options={PERIODS.map((value) => ({ value, label: t(PERIOD_WORDS[value]) }))}
        value={filter.period}
        onChange={(period) => change({ period })}
      />
    </Section>
  );
}
