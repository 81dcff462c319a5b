import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Lightbulb } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useIdeas } from "../../../data/ideas/use-ideas.ts";
import type { City } from "../../../domain/city/city.ts";
import { supportThresholdOf } from "../../../domain/idea/support-threshold.ts";
import { pathOf, ROUTES } from "../../../domain/navigation/routes.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { NoItems } from "../../../shared/collection/no-items.tsx";
import { SortSelect } from "../../../shared/collection/sort-select.tsx";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IDEA_VIEWS } from "../../../domain/idea/idea-view.ts";
import { IdeaCard } from "./idea-card.tsx";
import { ideaSortFromQuery, queryWithIdeaSort, sortedIdeas, type IdeaSort } from "./idea-sort.ts";

const SORT_WORDS = {
  recent: msg`Récentes`,
  supports: msg`Soutenues`,
  near: msg`Bientôt au seuil`,
  answers: msg`Réponses de la commune`,
} as const satisfies Record<IdeaSort, MessageDescriptor>;

export function MapIdeas() {
  const { t } = useLingui();
  return (
    <ListPage
      cityId={useCityId()}
      heading={t`Idées`}
      titleOf={(name) => t`Idées – ${name} – Parvis`}
      renderList={(city) => <IdeasInList key={city.id} city={city} />}
    />
  );
}

function IdeasInList({ city }: { readonly city: City }) {
  const { id: cityId } = city;
  const { views, isWhole } = useIdeas(cityId);
  const [sort, sortBy] = useQueryState(ideaSortFromQuery, queryWithIdeaSort);
  const threshold = supportThresholdOf(city);
  const shown = useMemo(
    () => (views === undefined ? undefined : sortedIdeas(sort, views, threshold)),
    [views, sort, threshold],
  );
  return (
    <CollectionList
      idOf={IDEA_VIEWS.idOf}
      items={shown}
      isWhole={isWhole}
      filters={<Ways city={city} />}
      count={
        <ItemCount collection="ideas" cityId={cityId} of={{ shown, isWhole }}>
          <Plural value={shown?.length ?? 0} _0="Aucune idée" one="# idée" other="# idées" />
        </ItemCount>
      }
      sort={
        <SortSelect words={SORT_WORDS} sort={sort} onSort={(next) => sortBy(() => next)} distances={null} />
      }
      none={
        <NoItems
          collection="ideas"
          cityId={cityId}
          isWhole={isWhole}
          isFiltered={sort !== "recent" && (views?.length ?? 0) > 0}
          onClear={() => sortBy(() => "recent")}
          notReceivedWords={<Trans>Les idées de cette commune ne sont pas encore sur cet appareil.</Trans>}
          noMatchWords={<Trans>Aucune idée ici pour le moment.</Trans>}
        >
          <EmptyState
            drawing={<QuietSquare />}
            title={<Trans>Aucune idée encore. Qu’est-ce qui rendrait la vie d’ici plus agréable ?</Trans>}
          />
        </NoItems>
      }
      pathOfItem={(ideaId) => pathOf("MapIdea", { cityId, ideaId })}
      renderRow={(view, placement) => <IdeaCard {...placement} view={view} threshold={threshold} />}
    />
  );
}

function Ways({ city: { id: cityId } }: { readonly city: City }) {
  return (
    <p>
      <Link className={buttonClass("primary")} to={pathOf("MapNewIdea", { cityId })}>
        <Lightbulb aria-hidden="true" size={20} />
        <Trans>Proposer une idée</Trans>
      </Link>{" "}
      <Link className={buttonClass("quiet")} to={ROUTES.Ideas}>
        <Trans>Mes idées</Trans>
      </Link>
    </p>
  );
}
