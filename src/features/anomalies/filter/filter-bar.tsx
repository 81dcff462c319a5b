import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, Navigation, User } from "lucide-react";
import type { ReactNode } from "react";
import { PERIODS, STATUS_FILTERS } from "../../../domain/account/my-filter.ts";
import { CATEGORY_IDS, type CategoryId } from "../../../domain/anomaly/categories.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { PERIOD_WORDS, STATUS_FILTER_WORDS } from "../../../i18n/filter-words.ts";
import { DEFAULT_FILTER, type AnomalyFilter } from "./anomaly-filter.ts";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";

interface FilterBarProps {
  readonly filter: AnomalyFilter;
  readonly onChange: (change: Partial<AnomalyFilter>) => void;
  readonly isNear: boolean;
  readonly onNear: (near: boolean) => void;
  readonly search: ReactNode;
}

export function FilterBar({ filter, onChange, isNear, onNear, search }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const categories = CATEGORY_IDS.map((value) => ({ value, label: categoryLabel(i18n, value) }));
  return (
    <FilterFrame label={t`Filtrer les anomalies`} search={search}>
      <ChipSelect
        label={t`Statut`}
        changed={filter.status !== DEFAULT_FILTER.status}
        value={filter.status}
        options={STATUS_FILTERS.map((value) => ({ value, label: i18n._(STATUS_FILTER_WORDS[value]) }))}
        onChange={(status) => onChange({ status })}
      />
      <Chip icon={<Navigation />} pressed={isNear} onClick={() => onNear(!isNear)}>
        <Trans>Près de moi</Trans>
      </Chip>
      <Chip
        icon={<Bell />}
        pressed={filter.followed}
        onClick={() => onChange({ followed: !filter.followed })}
      >
        <Trans>Suivies</Trans>
      </Chip>
      <Chip icon={<User />} pressed={filter.mine} onClick={() => onChange({ mine: !filter.mine })}>
        <Trans>Les miennes</Trans>
      </Chip>
      <ChipSelect<CategoryId | "">
        label={t`Catégorie`}
        {...(filter.category === null && { shown: t`Catégorie` })}
        changed={filter.category !== null}
        value={filter.category ?? ""}
        options={[{ value: "", label: t`Toutes les catégories` }, ...categories]}
        onChange={(category) => onChange({ category: category === "" ? null : category })}
      />
      <ChipSelect
        label={t`Période`}
        {...(filter.period === "any" && { shown: t`Période` })}
        changed={filter.period !== "any"}
        value={filter.period}
        options={PERIODS.map((value) => ({ value, label: i18n._(PERIOD_WORDS[value]) }))}
        onChange={(period) => onChange({ period })}
      />
    </FilterFrame>
  );
}
