import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "../../../ui/select.tsx";
import { SORTS, type Sort } from "../filter/anomaly-filter.ts";
import { POSITION_PROBLEM_WORDS } from "../../../shared/place/position-problem-words.ts";
import { SORT_WORDS } from "../words/sort-words.ts";
import type { DistancesFrom } from "./use-sorted.ts";
import type { PositionProblem } from "../../../remote/position/current-position.ts";

interface SortSelectProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly from: DistancesFrom;
  readonly problem: PositionProblem["code"] | null;
}

export function SortSelect({ sort, onSort, from, problem }: SortSelectProps) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <Select
        label={t`Trier par`}
        value={sort}
        options={SORTS.map((value) => ({ value, label: i18n._(SORT_WORDS[value]) }))}
        onChange={onSort}
      />
      {sort === "distance" ? (
        <output>
          {problem === null ? null : <>{i18n._(POSITION_PROBLEM_WORDS[problem])} </>}
          {from.is === "person" ? <Trans>Depuis votre position.</Trans> : <Trans>Depuis la mairie.</Trans>}
        </output>
      ) : null}
    </div>
  );
}
