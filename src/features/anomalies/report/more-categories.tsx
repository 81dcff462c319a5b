import { useLingui } from "@lingui/react/macro";
import {
  BLOCKED_CATEGORIES,
  type BlockedCategory,
  type BlockedId,
  type CategoryId,
} from "../../../domain/anomaly/categories.ts";
import type { FoundCategory } from "../../../domain/anomaly/search-categories.ts";
import { blockedLabel } from "../../../i18n/categories/search-words.ts";
import { Choice } from "../../../ui/choice.tsx";
import styles from "./category-block.module.css";
import { CategorySearch } from "./category-search.tsx";

interface MoreCategoriesProps {
  readonly offered: readonly CategoryId[];
  readonly blocked: BlockedCategory | null;
  readonly onPick: (found: FoundCategory) => void;
  readonly onBlocked: (blocked: BlockedCategory | null) => void;
}

/** Under « Plus »: a search by everyday words, and what a report is not for, which is answered there and then (ANO-9). */
export function MoreCategories({ offered, blocked, onPick, onBlocked }: MoreCategoriesProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.all}>
      <CategorySearch offered={offered} onPick={onPick} onBlocked={onBlocked} />
      <Choice<BlockedId>
        legend={t`Ce qui ne se signale pas ici`}
        look="chips"
        options={BLOCKED_CATEGORIES.map(({ id }) => ({ value: id, label: blockedLabel(i18n, id) }))}
        value={blocked?.id ?? null}
        onChange={(id) => onBlocked(BLOCKED_CATEGORIES.find((one) => one.id === id) ?? null)}
      />
    </div>
  );
}
