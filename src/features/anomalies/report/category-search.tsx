import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { BlockedCategory, CategoryId } from "../../../domain/anomaly/categories.ts";
import {
  searchBlockedCategories,
  searchCategories,
  type FoundCategory,
} from "../../../domain/anomaly/search-categories.ts";
import { Combobox } from "../../../ui/combobox.tsx";

interface CategorySearchProps {
  /** What the city does not offer. */
  readonly categoriesOff: readonly CategoryId[];
  readonly onPick: (found: FoundCategory) => void;
  /** Something the map cannot take: it is answered by advice. */
  readonly onBlocked: (blocked: BlockedCategory) => void;
}

interface Item {
  readonly key: string;
  readonly label: string;
  readonly pick: () => void;
}

const ITEMS_MAX = 8;

/** Finds a matter by the words people use for it (ANO-8). */
export function CategorySearch({ categoriesOff, onPick, onBlocked }: CategorySearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const blocked = searchBlockedCategories(text).map<Item>((one) => ({
    key: one.id,
    label: one.label,
    pick: () => onBlocked(one),
  }));
  const offered = searchCategories(text).filter(({ category }) => !categoriesOff.includes(category.id));
  const found = offered.map<Item>((one) => ({
    key: `${one.category.id} ${one.subcategory.id}`,
    label: `${one.subcategory.label} – ${one.category.label}`,
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
            <Trans>Rien à ce nom. Choisissez dans la grille, ou « Autre ».</Trans>
          </p>
        ) : null
      }
    />
  );
}
