import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import {
  categoryOf,
  type BlockedCategory,
  type CategoryId,
  type SubcategoryId,
} from "../../../domain/anomaly/categories.ts";
import { CategoryStep } from "../../../shared/drafts/category-step.tsx";
import { fieldIdOf } from "../../../shared/drafts/field-ids.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { Choice } from "../../../ui/choice.tsx";
import { CATEGORY_ICONS } from "../map/category-icons.ts";
import { AdviceCard } from "./advice-card.tsx";
import { adviceOf } from "./advice-of.ts";
import type { Block } from "./block.ts";
import { MoreCategories } from "./more-categories.tsx";

interface CategoryBlockProps extends Block {
  /** What the city offers, most used first. */
  readonly offered: readonly CategoryId[];
  readonly blocked: BlockedCategory | null;
  readonly onBlocked: (blocked: BlockedCategory | null) => void;
}

export function CategoryBlock(props: CategoryBlockProps) {
  const { form, dispatch, says, offered, blocked, onBlocked } = props;
  const { i18n } = useLingui();
  const [found, setFound] = useState(0);
  useFocusOnFound(found);
  const { categoryId, subcategoryId } = form;
  const advice = adviceOf(categoryId, subcategoryId, blocked);
  const choose = (id: CategoryId, subcategory?: SubcategoryId) => {
    onBlocked(null);
    dispatch(choiceOf(id, subcategory));
  };
  return (
    <CategoryStep<CategoryId>
      name="what"
      title={<Trans>Quoi</Trans>}
      offered={offered}
      labelOf={(id) => categoryLabel(i18n, id)}
      iconOf={(id) => CATEGORY_ICONS[id]}
      value={blocked === null ? categoryId : null}
      onChange={(id) => choose(id)}
      problem={blocked === null ? says("categoryId") : undefined}
      renderMore={(fold) => (
        <MoreCategories
          offered={offered}
          blocked={blocked}
          onPick={({ category, subcategory }) => {
            choose(category.id, subcategory.id);
            fold();
            setFound((times) => times + 1);
          }}
          onBlocked={onBlocked}
        />
      )}
    >
      {blocked === null ? <Subcategories form={form} says={says} onChoose={choose} /> : null}
      {advice === undefined ? null : <AdviceCard advice={advice} />}
    </CategoryStep>
  );
}

/**
 * What was searched is found: the search folds away, and the chosen tile takes its focus over. Whoever has gone on to the next field
 * by then keeps it: what they type would be lost.
 */
function useFocusOnFound(found: number): void {
  useEffect(() => {
    if (found === 0 || document.activeElement !== document.body) return;
    const tiles = document.getElementById(fieldIdOf("categoryId"))?.closest("fieldset");
    tiles?.querySelector<HTMLInputElement>("input:checked")?.focus();
  }, [found]);
}

interface SubcategoriesProps extends Pick<Block, "form" | "says"> {
  readonly onChoose: (id: CategoryId, subcategory: SubcategoryId) => void;
}

/** Nothing where there is only one. */
function Subcategories({ form: { categoryId, subcategoryId }, says, onChoose }: SubcategoriesProps) {
  const { t, i18n } = useLingui();
  const subcategories = categoryId === null ? [] : categoryOf(categoryId).subcategories;
  if (categoryId === null || subcategories.length < 2) return null;
  return (
    <Choice<string>
      id={fieldIdOf("subcategoryId")}
      legend={t`Précisez`}
      look="chips"
      required
      options={subcategories.map(({ id }) => ({ value: id, label: subcategoryLabel(i18n, categoryId, id) }))}
      value={subcategoryId}
      onChange={(value) => onChoose(categoryId, value)}
      problem={says("subcategoryId")}
    />
  );
}

function choiceOf(categoryId: CategoryId, subcategoryId?: SubcategoryId) {
  const [only, second] = categoryOf(categoryId).subcategories;
  const chosen = subcategoryId ?? (second === undefined ? only?.id : undefined);
  return chosen === undefined
    ? ({ type: "category-chosen", categoryId } as const)
    : ({ type: "subcategory-chosen", categoryId, subcategoryId: chosen } as const);
}
