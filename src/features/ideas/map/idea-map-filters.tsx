import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { City } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { MapSearch } from "../../../shared/collection/map-search.tsx";
import type { MapPaths } from "../../../shared/collection/use-open-item.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { isPlacedIdea, PLACED_IDEAS } from "../idea-items.ts";
import { DEFAULT_IDEA_FILTER, IDEA_SORTS, type IdeaFilter } from "../list/idea-sort.ts";
import { IdeaSelects } from "../list/idea-selects.tsx";
import { IDEA_SORT_WORDS } from "../list/sort-words.ts";

interface IdeaMapFiltersProps {
  readonly city: City;
  readonly paths: MapPaths;
  readonly filter: IdeaFilter;
  readonly onFilter: (fields: Partial<IdeaFilter>) => void;
  readonly onGo: (place: Place) => void;
}

export function IdeaMapFilters({ city, paths, filter, onFilter, onGo }: IdeaMapFiltersProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterFrame
      label={t`Filtrer les idées`}
      search={<IdeaSearch city={city} filter={filter} onFilter={onFilter} onGo={onGo} />}
    >
      <ViewLink pathname={paths.all} to="list" chip>
        <Trans>Liste</Trans>
      </ViewLink>
      <IdeaSelects filter={filter} onFilter={onFilter} />
      {IDEA_SORTS.filter((sort) => sort !== DEFAULT_IDEA_FILTER.sort).map((sort) => (
        <Chip
          key={sort}
          pressed={filter.sort === sort}
          onClick={() => onFilter({ sort: filter.sort === sort ? DEFAULT_IDEA_FILTER.sort : sort })}
        >
          {i18n._(IDEA_SORT_WORDS[sort])}
        </Chip>
      ))}
    </FilterFrame>
  );
}

function IdeaSearch({ city: { id: cityId }, filter, onFilter, onGo }: Omit<IdeaMapFiltersProps, "paths">) {
  const { t } = useLingui();
  const { views = NONE } = useIdeas(cityId);
  const known = useCallback(() => views.filter(isPlacedIdea).map(PLACED_IDEAS.knownAddressOf), [views]);
  return (
    <MapSearch
      cityId={cityId}
      placeholder={t`Idée, rue, lieu…`}
      known={known}
      collection="ideas"
      onGo={onGo}
      filterText={filter.q}
      onFilter={(q) => onFilter({ q })}
    />
  );
}

const NONE = [] as const;
