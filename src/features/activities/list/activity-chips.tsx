import { Trans, useLingui } from "@lingui/react/macro";
import {
  ACCESS_NEEDS,
  ACTIVITY_CATEGORY_IDS,
  type AccessNeed,
  type ActivityCategoryId,
} from "../../../domain/activity/activity.ts";
import { ACTIVITY_TABS } from "../../../domain/activity/activity-dates.ts";
import { ACCESS_WORDS, ACTIVITY_CATEGORY_WORDS, TAB_WORDS } from "../../../i18n/activity-words.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import type { ActivityFilter } from "./activity-filter.ts";

interface ActivityChipsProps {
  readonly filter: ActivityFilter;
  readonly onFilter: (fields: Partial<ActivityFilter>) => void;
}

export function ActivityChips({ filter, onFilter }: ActivityChipsProps) {
  const { t, i18n } = useLingui();
  const categories = ACTIVITY_CATEGORY_IDS.map((value) => ({
    value,
    label: i18n._(ACTIVITY_CATEGORY_WORDS[value]),
  }));
  const needs = ACCESS_NEEDS.map((value) => ({ value, label: i18n._(ACCESS_WORDS[value]) }));
  return (
    <>
      {ACTIVITY_TABS.map((tab) => (
        <Chip key={tab} pressed={tab === filter.tab} onClick={() => onFilter({ tab })}>
          {i18n._(TAB_WORDS[tab])}
        </Chip>
      ))}
      <ChipSelect<ActivityCategoryId | "">
        label={t`Catégorie`}
        {...(filter.category === null && { shown: t`Catégorie` })}
        changed={filter.category !== null}
        value={filter.category ?? ""}
        options={[{ value: "", label: t`Toutes les catégories` }, ...categories]}
        onChange={(category) => onFilter({ category: category === "" ? null : category })}
      />
      <ChipSelect<AccessNeed | "">
        label={t`Accès`}
        {...(filter.access === null && { shown: t`Accès` })}
        changed={filter.access !== null}
        value={filter.access ?? ""}
        options={[{ value: "", label: t({ message: "Peu importe", context: "access" }) }, ...needs]}
        onChange={(access) => onFilter({ access: access === "" ? null : access })}
      />
      <Chip pressed={filter.free} onClick={() => onFilter({ free: !filter.free })}>
        <Trans>Gratuites</Trans>
      </Chip>
    </>
  );
}
