import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Lightbulb, User } from "lucide-react";
import { Link } from "react-router-dom";
import type { City, CityId } from "../../../domain/city/city.ts";
import { IDEA_VIEWS } from "../../../domain/idea/idea-view.ts";
import { pathOf, ROUTES } from "../../../domain/navigation/routes.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { FilterText } from "../../../shared/collection/filter-text.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { ListWays } from "../../../shared/collection/list-ways.tsx";
import { SortSelect } from "../../../shared/collection/sort-select.tsx";
import { SinceLastVisit } from "../../../shared/collection/since-last-visit.tsx";
import { useIsNone } from "../../../shared/collection/use-is-none.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { ideaOf } from "../idea-items.ts";
import { IdeaCard } from "./idea-card.tsx";
import { DEFAULT_IDEA_FILTER } from "./idea-sort.ts";
import { IdeaSelects } from "./idea-selects.tsx";
import { NoIdea } from "./no-idea.tsx";
import { IDEA_SORT_WORDS } from "./sort-words.ts";
import { useShownIdeas } from "./use-shown-ideas.ts";

export function ListIdeas() {
  const { t } = useLingui();
  return (
    <ListPage
      collection="ideas"
      cityId={useCityId()}
      heading={t`Idées`}
      titleOf={(name) => t`Idées – ${name} – Parvis`}
      renderList={(city) => <IdeasInList key={city.id} city={city} />}
    />
  );
}

function IdeasInList({ city }: { readonly city: City }) {
  const { t } = useLingui();
  const { id: cityId } = city;
  const { shown, isWhole, isFiltered, threshold, filter, change } = useShownIdeas(city);
  const isNone = useIsNone("ideas", cityId, { shown, isWhole, isFiltered });
  return (
    <CollectionList
      idOf={IDEA_VIEWS.idOf}
      items={shown}
      isWhole={isWhole}
      filters={
        <>
          <Ways cityId={cityId} isNone={isNone} />
          <FilterFrame
            label={t`Filtrer les idées`}
            search={
              <FilterText placeholder={t`Titre, mot, rue…`} text={filter.q} onText={(q) => change({ q })} />
            }
          >
            <IdeaSelects filter={filter} onFilter={change} />
          </FilterFrame>
        </>
      }
      count={
        <ItemCount collection="ideas" cityId={cityId} of={{ shown, isWhole }}>
          <Plural value={shown?.length ?? 0} _0="Aucune idée" one="# idée" other="# idées" />
        </ItemCount>
      }
      sort={
        <SortSelect
          words={IDEA_SORT_WORDS}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          distances={null}
        />
      }
      notes={<SinceLastVisit cityId={cityId} views={shown} contentOf={ideaOf} />}
      none={
        <NoIdea
          cityId={cityId}
          isWhole={isWhole}
          isFiltered={isFiltered}
          isOfStatus={filter.status !== null && filter.category === null}
          onClear={() => change(DEFAULT_IDEA_FILTER)}
          action={<ProposeLink cityId={cityId} />}
        />
      }
      pathOfItem={(ideaId) => pathOf("MapIdea", { cityId, ideaId })}
      renderRow={(view, placement) => <IdeaCard {...placement} view={view} threshold={threshold} />}
    />
  );
}

interface WaysProps {
  readonly cityId: CityId;
  /** The way to the first one stands where the others will. */
  readonly isNone: boolean;
}

function Ways({ cityId, isNone }: WaysProps) {
  return (
    <ListWays primary={isNone ? null : <ProposeLink cityId={cityId} />}>
      <li>
        <ViewLink pathname={pathOf("MapIdeas", { cityId })} to="map" />
      </li>
      <li>
        <Link className={buttonClass("quiet")} to={ROUTES.Ideas}>
          <User aria-hidden="true" size={20} />
          <Trans>Mes idées</Trans>
        </Link>
      </li>
    </ListWays>
  );
}

function ProposeLink({ cityId }: { readonly cityId: CityId }) {
  return (
    <Link className={buttonClass("primary")} to={pathOf("MapNewIdea", { cityId })}>
      <Lightbulb aria-hidden="true" size={20} />
      <Trans>Proposer une idée</Trans>
    </Link>
  );
}
