import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import {
  BLOCKED_CATEGORIES,
  CATEGORY_IDS,
  categoryOf,
  type BlockedCategory,
  type CategoryId,
} from "../../../domain/anomaly/categories.ts";
import type { City } from "../../../domain/city/city.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { blockedLabel } from "../../../i18n/categories/search-words.ts";
import { CATEGORY_ICONS } from "../map/category-icons.ts";
import { Choice } from "../../../ui/choice.tsx";
import { AdviceCard } from "./advice-card.tsx";
import { adviceOf } from "./advice-of.ts";
import type { Block } from "./block.ts";
import { CategorySearch } from "./category-search.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import styles from "./category-block.module.css";
import { Step } from "../../../shared/drafts/step.tsx";

interface CategoryBlockProps extends Block {
  readonly blocked: BlockedCategory | null;
  readonly onBlocked: (blocked: BlockedCategory | null) => void;
}

export function CategoryBlock({ city, form, dispatch, says, blocked, onBlocked }: CategoryBlockProps) {
  const { t, i18n } = useLingui();
  const { categoryId, subcategoryId } = form;
  const advice = adviceOf(categoryId, subcategoryId, blocked);
  const chooseCategory = (value: string) => {
    const found = BLOCKED_CATEGORIES.find(({ id }) => id === value) ?? null;
    onBlocked(found);
    if (found === null) dispatch(choiceOf(value as CategoryId));
  };
  return (
    <Step number={2} title={t`Quoi`}>
      <CategorySearch
        categoriesOff={city.categoriesOff}
        onPick={({ category, subcategory }) => {
          onBlocked(null);
          dispatch({ type: "subcategory-chosen", categoryId: category.id, subcategoryId: subcategory.id });
        }}
        onBlocked={onBlocked}
      />
      <div className={styles.grids}>
        <Choice<string>
          id={fieldIdOf("categoryId")}
          legend={t`Catégorie`}
          grid
          options={[...offeredOptions(i18n, city, categoryId), ...blockedOptions(i18n)]}
          value={blocked?.id ?? categoryId}
          onChange={chooseCategory}
          problem={blocked === null ? says("categoryId") : undefined}
        />
        {categoryId === null || blocked !== null || categoryOf(categoryId).subcategories.length < 2 ? null : (
          <Choice<string>
            id={fieldIdOf("subcategoryId")}
            legend={t`Sous-catégorie`}
            grid
            options={categoryOf(categoryId).subcategories.map(({ id }) => ({
              value: id,
              label: subcategoryLabel(i18n, categoryId, id),
            }))}
            value={subcategoryId}
            onChange={(value) => dispatch({ type: "subcategory-chosen", categoryId, subcategoryId: value })}
            problem={says("subcategoryId")}
          />
        )}
      </div>
      {advice === undefined ? null : <AdviceCard advice={advice} />}
    </Step>
  );
}

/** What the city offers (CITY-12); what a draft has already chosen stays. */
function offeredOptions(
  i18n: I18n,
  { categoriesOff }: Pick<City, "categoriesOff">,
  chosen: CategoryId | null,
) {
  const offered = CATEGORY_IDS.filter((id) => id === chosen || !categoriesOff.includes(id));
  return offered.map((id) => {
    const Icon = CATEGORY_ICONS[id];
    return { value: id, label: categoryLabel(i18n, id), icon: <Icon /> };
  });
}

function choiceOf(categoryId: CategoryId) {
  const [only, second] = categoryOf(categoryId).subcategories;
  return only !== undefined && second === undefined
    ? ({ type: "subcategory-chosen", categoryId, subcategoryId: only.id } as const)
    : ({ type: "category-chosen", categoryId } as const);
}

function blockedOptions(i18n: I18n) {
  return BLOCKED_CATEGORIES.map(({ id }) => ({ value: id, label: blockedLabel(i18n, id) }));
}
