import { useLingui } from "@lingui/react/macro";
import { IDEA_CATEGORY_IDS, type IdeaCategoryId } from "../../../domain/idea/idea.ts";
import { ARCHIVED, IDEA_CATEGORY_WORDS, IDEA_STATUS_WORDS } from "../../../i18n/idea-words.ts";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { IDEA_STANDINGS, type IdeaFilter, type IdeaStanding } from "./idea-sort.ts";

const WORDS = { ...IDEA_STATUS_WORDS, archived: ARCHIVED };

interface IdeaSelectsProps {
  readonly filter: IdeaFilter;
  readonly onFilter: (fields: Partial<IdeaFilter>) => void;
}

/** Over the list and over the map. */
export function IdeaSelects({ filter: { status, category }, onFilter }: IdeaSelectsProps) {
  const { t, i18n } = useLingui();
  const standings = IDEA_STANDINGS.map((value) => ({ value, label: i18n._(WORDS[value]) }));
  const categories = IDEA_CATEGORY_IDS.map((value) => ({
    value,
    label: i18n._(IDEA_CATEGORY_WORDS[value]),
  }));
  return (
    <>
      <ChipSelect<IdeaStanding | "">
        label={t`Statut`}
        {...(status === null && { shown: t`Statut` })}
        changed={status !== null}
        value={status ?? ""}
        options={[{ value: "", label: t`Tous les statuts` }, ...standings]}
        onChange={(chosen) => onFilter({ status: chosen === "" ? null : chosen })}
      />
      <ChipSelect<IdeaCategoryId | "">
        label={t`Catégorie`}
        {...(category === null && { shown: t`Catégorie` })}
        changed={category !== null}
        value={category ?? ""}
        options={[{ value: "", label: t`Toutes les catégories` }, ...categories]}
        onChange={(chosen) => onFilter({ category: chosen === "" ? null : chosen })}
      />
    </>
  );
}
