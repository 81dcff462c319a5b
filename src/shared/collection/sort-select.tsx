import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownUp } from "lucide-react";
import { ChipSelect } from "../../ui/chip-select.tsx";
import { POSITION_PROBLEM_WORDS } from "../place/position-problem-words.ts";
import type { Distances } from "./use-distances-from.ts";

interface SortSelectProps<S extends string> {
  readonly words: Readonly<Record<S, MessageDescriptor>>;
  readonly sort: S;
  readonly onSort: (sort: S) => void;
  readonly distances: Distances | null;
}

export function SortSelect<S extends string>({ words, sort, onSort, distances }: SortSelectProps<S>) {
  const { t, i18n } = useLingui();
  const sorts = Object.keys(words) as S[];
  return (
    <div>
      <ChipSelect
        icon={<ArrowDownUp />}
        label={t`Trier par`}
        value={sort}
        options={sorts.map((value) => ({ value, label: i18n._(words[value]) }))}
        onChange={onSort}
      />
      {distances === null ? null : <DistanceWords distances={distances} />}
    </div>
  );
}

function DistanceWords({ distances: { from, problem } }: { readonly distances: Distances }) {
  const { i18n } = useLingui();
  return (
    <output>
      {problem === null ? null : <>{i18n._(POSITION_PROBLEM_WORDS[problem])} </>}
      {from === "person" ? <Trans>Depuis votre position.</Trans> : <Trans>Depuis la mairie.</Trans>}
    </output>
  );
}
