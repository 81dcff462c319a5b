import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "lucide-react";
import { useState } from "react";
import { categoryOf, type CategoryId } from "../../../domain/anomaly/categories.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { FormDialog } from "../../../shared/commands/form-dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { useOfferedCategories } from "../report/use-offered-categories.ts";
import type { CorrectionDialogProps } from "./correction-dialog-props.ts";

/** Where a report belongs. */
export function CategoryDialog({ anomaly, city, onSend, onClose }: CorrectionDialogProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState({
    categoryId: anomaly.categoryId,
    subcategoryId: anomaly.subcategoryId,
  });
  const offered = useOfferedCategories(city);
  const categories = offered.includes(anomaly.categoryId) ? offered : [...offered, anomaly.categoryId];
  const { subcategories } = categoryOf(chosen.categoryId);
  return (
    <FormDialog
      title={t`Changer la catégorie`}
      submitWords={<Trans>Enregistrer la catégorie</Trans>}
      icon={<Tag />}
      open
      onClose={onClose}
      check={() => (chosen.subcategoryId === "" ? [{ field: "subcategoryId", code: "required" }] : [])}
      onSend={() => onSend({ of: "category", to: chosen })}
    >
      {(problem) => (
        <>
          <Select<CategoryId>
            label={t`Catégorie`}
            value={chosen.categoryId}
            options={categories.map((value) => ({ value, label: categoryLabel(i18n, value) }))}
            onChange={(categoryId) => setChosen({ categoryId, subcategoryId: onlyOneOf(categoryId) })}
            problem={problem("categoryId")}
          />
          <Select
            label={t`Précisez`}
            value={chosen.subcategoryId}
            options={[
              ...(chosen.subcategoryId === "" ? [{ value: "", label: t`Choisissez…` }] : []),
              ...subcategories.map(({ id }) => ({
                value: id,
                label: subcategoryLabel(i18n, chosen.categoryId, id),
              })),
            ]}
            onChange={(subcategoryId) => setChosen({ ...chosen, subcategoryId })}
            problem={problem("subcategoryId")}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Where there is a choice, nobody is given the first of it unasked. */
function onlyOneOf(categoryId: CategoryId): string {
  const [first, ...others] = categoryOf(categoryId).subcategories;
  return first === undefined || others.length > 0 ? "" : first.id;
}
