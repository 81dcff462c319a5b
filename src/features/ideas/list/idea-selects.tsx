import { useLingui } from "@lingui/react/macro";
import { ARCHIVED, IDEA_STATUS_WORDS } from "../../../i18n/idea-words.ts";
import { ChipSelect } from "../../../ui/chip-select.tsx";
import { IDEA_STANDINGS, type IdeaFilter, type IdeaStanding } from "./idea-sort.ts";

const WORDS = { ...IDEA_STATUS_WORDS, archived: ARCHIVED };

interface IdeaStatusSelectProps {
  readonly filter: IdeaFilter;
  readonly onFilter: (fields: Partial<IdeaFilter>) => void;
}

/** Over the list and over the map. */
export function IdeaStatusSelect({ filter: { status }, onFilter }: IdeaStatusSelectProps) {
  const { t, i18n } = useLingui();
  const standings = IDEA_STANDINGS.map((value) => ({ value, label: i18n._(WORDS[value]) }));
  return (
    <ChipSelect<IdeaStanding | "">
      label={t`Statut`}
      {...(status === null && { shown: t`Statut` })}
      changed={status !== null}
      value={status ?? ""}
      options={[{ value: "", label: t`Tous les statuts` }, ...standings]}
      onChange={(chosen) => onFilter({ status: chosen === "" ? null : chosen })}
    />
  );
}
