import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, User } from "lucide-react";
import { PERIODS, STATUS_FILTERS } from "../../../domain/account/my-filter.ts";
import { CATEGORY_IDS, type CategoryId } from "../../../domain/anomaly/categories.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { Chip } from "../../../ui/chip.tsx";
import { Select } from "../../../ui/select.tsx";
import { PERIOD_WORDS, STATUS_FILTER_WORDS } from "../../../i18n/filter-words.ts";
import type { AnomalyFilter } from "./anomaly-filter.ts";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";

interface FilterBarProps {
  readonly filter: AnomalyFilter;
  readonly onChange: (change: Partial<AnomalyFilter>) => void;
}

export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const categories = CATEGORY_IDS.map((id) => ({ value: id, label: categoryLabel(i18n, id) }));
  return (
    <FilterFrame
      label={t`Filtrer les anomalies`}
      text={filter.text}
      onText={(text) => onChange({ text })}
      choices={
        <>
          <Select
            label={t`Statut`}
            value={filter.status}
            options={STATUS_FILTERS.map((value) => ({ value, label: i18n._(STATUS_FILTER_WORDS[value]) }))}
            onChange={(status) => onChange({ status })}
          />
          <Select<CategoryId | "">
            label={t`Catégorie`}
            value={filter.category ?? ""}
            options={[{ value: "", label: t`Toutes les catégories` }, ...categories]}
            onChange={(category) => onChange({ category: category === "" ? null : category })}
          />
          <Select
            label={t`Période`}
            value={filter.period}
            options={PERIODS.map((value) => ({ value, label: i18n._(PERIOD_WORDS[value]) }))}
            onChange={(period) => onChange({ period })}
          />
        </>
      }
      chips={
        <>
          <Chip icon={<User />} pressed={filter.mine} onClick={() => onChange({ mine: !filter.mine })}>
            <Trans>Les miennes</Trans>
          </Chip>
          <Chip
            icon={<Bell />}
            pressed={filter.followed}
            onClick={() => onChange({ followed: !filter.followed })}
          >
            <Trans>Suivies</Trans>
          </Chip>
        </>
      }
    />
  );
}
