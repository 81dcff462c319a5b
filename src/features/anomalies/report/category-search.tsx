import type { I18n } from "@lingui/core";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { BlockedCategory, CategoryId } from "../../../domain/anomaly/categories.ts";
import { categorySearch, type FoundCategory } from "../../../domain/anomaly/search-categories.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { blockedLabel, searchWordsIn } from "../../../i18n/categories/search-words.ts";
import { Combobox } from "../../../ui/combobox.tsx";

interface CategorySearchProps {
  readonly offered: readonly CategoryId[];
  readonly onPick: (found: FoundCategory) => void;
  readonly onBlocked: (blocked: BlockedCategory) => void;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly pick: () => void;
}

const ITEMS_MAX = 8;

/** Finds a matter by the words people use for it (ANO-8). */
export function CategorySearch({ offered: ids, onPick, onBlocked }: CategorySearchProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const search = useMemo(() => categorySearch(searchWordsIn({ locale })), [locale]);
  const [text, setText] = useState("");
  const blocked = search.blocked(text).map<Item>((one) => ({
    key: one.id,
    label: blockedLabel(i18n, one.id),
    pick: () => onBlocked(one),
  }));
  const offered = search.offered(text).filter(({ category }) => ids.includes(category.id));
  const found = offered.map<Item>((one) => ({
    key: `${one.category.id} ${one.subcategory.id}`,
    label: labelOf(i18n, one),
    pick: () => onPick(one),
  }));
  const items = [...found, ...blocked].slice(0, ITEMS_MAX);
  const count = items.length;
  return (
    <Combobox<Item>
      label={t`Rechercher une catégorie`}
      hint={t`Par exemple : réverbère, trou, poubelle`}
      optional
      text={text}
      onText={setText}
      items={items}
      itemKey={({ key }) => key}
      itemText={({ label }) => label}
      onPick={({ pick, label }) => {
        pick();
        setText(label);
      }}
      {...(text === "" || count === 0
        ? {}
        : { status: t`${plural(count, { one: "# résultat", other: "# résultats" })}` })}
      empty={
        text.trim().length > 1 && count === 0 ? (
          <p>
            <Trans>Aucun résultat. Choisissez une catégorie ci-dessus, ou « Autre ».</Trans>
          </p>
        ) : null
      }
    />
  );
}

function labelOf(i18n: I18n, { category, subcategory }: FoundCategory): string {
  return `${subcategoryLabel(i18n, category.id, subcategory.id)} – ${categoryLabel(i18n, category.id)}`;
}
