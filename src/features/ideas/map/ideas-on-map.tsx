import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { MapWithBackground } from "../../../shared/city/lazy-maps.ts";
import type { ItemTexts } from "../../../shared/city/use-map-texts.ts";
import { CollectionMap } from "../../../shared/collection/collection-map.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { InViewList } from "../../../shared/collection/in-view-list.tsx";
import { MapLayers } from "../../../shared/collection/map-layers.tsx";
import { SinceLastVisit } from "../../../shared/collection/since-last-visit.tsx";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { MapIdea } from "../detail/idea-content.tsx";
import { ideaOf, isPlacedIdea, PLACED_IDEAS } from "../idea-items.ts";
import { IdeaCard } from "../list/idea-card.tsx";
import { DEFAULT_IDEA_FILTER } from "../list/idea-sort.ts";
import { NoIdea } from "../list/no-idea.tsx";
import { useShownIdeas } from "../list/use-shown-ideas.ts";
import { IdeaLayersDialog } from "./idea-layers-dialog.tsx";
import { ideaPins } from "./idea-pins.ts";
import { IdeaMapFilters } from "./idea-map-filters.tsx";

export function IdeasOnMap({ city }: { readonly city: City }) {
  const { t, i18n } = useLingui();
  const { id: cityId, name } = city;
  const { ideaId: openId } = useParams<"ideaId">();
  const ideas = useShownIdeas(city);
  const { shown, isWhole, isFiltered, threshold, filter, change } = ideas;
  const placed = useMemo(() => shown?.filter(isPlacedIdea), [shown]);
  const pins = useMemo(() => ideaPins(i18n, placed ?? []), [i18n, placed]);
  const paths = useIdeaPaths(cityId);
  const ofName = ofCity(i18n, name);
  const ofWhole = (shown?.length ?? 0) - pins.length;
  return (
    <CollectionMap
      city={city}
      title={t`Carte des idées – ${name} – Parvis`}
      label={t`Carte des idées ${ofName}`}
      panelLabel={t`Idées affichées`}
      read={PLACED_IDEAS}
      items={useMemo(() => ({ shown: placed, isWhole, hidden: [] }), [placed, isWhole])}
      itemTexts={useIdeaTexts()}
      named={usePlaceNamedFirst(cityId, openId)}
      openId={openId}
      paths={paths}
      tools={<MapLayers renderDialog={(onClose) => <IdeaLayersDialog city={city} onClose={onClose} />} />}
      renderFilters={({ goTo }) => (
        <IdeaMapFilters city={city} paths={paths} filter={filter} onFilter={change} onGo={goTo} />
      )}
      renderMap={(map) => <MapWithBackground {...map} pins={pins} />}
      renderCount={(of) => (
        <ItemCount collection="ideas" cityId={cityId} of={of}>
          <Plural
            value={of.shown?.length ?? 0}
            _0="Aucune idée dans cette vue"
            one="# idée dans cette vue"
            other="# idées dans cette vue"
          />
          {ofWhole === 0 ? null : (
            <>
              {" · "}
              <Trans>Toute la commune ({ofWhole})</Trans>
            </>
          )}
        </ItemCount>
      )}
      renderNotes={() => <SinceLastVisit cityId={cityId} views={shown} contentOf={ideaOf} />}
      renderRows={(rows) => (
        <InViewList
          {...rows}
          renderCard={(view, placement) => (
            <IdeaCard view={view} threshold={threshold} heading="h2" {...placement} />
          )}
          renderNone={() => (
            <>
              <NoIdea
                cityId={cityId}
                isWhole={isWhole}
                isFiltered={isFiltered}
                isOfStatus={filter.status !== null && filter.category === null}
                onClear={() => change(DEFAULT_IDEA_FILTER)}
              />
              <ViewLink pathname={paths.all} to="list" />
            </>
          )}
        />
      )}
      renderDetail={(isWide) =>
        openId === undefined ? null : <MapIdea cityId={cityId} ideaId={openId} isWide={isWide} />
      }
    />
  );
}

function useIdeaPaths(cityId: CityId) {
  return useMemo(
    () => ({
      all: pathOf("MapIdeas", { cityId }),
      one: (ideaId: Identifier) => pathOf("MapIdea", { cityId, ideaId }),
    }),
    [cityId],
  );
}

/** Where the idea is that the address named when the map opened. Later ones do not move the map. */
function usePlaceNamedFirst(cityId: CityId, openId: Identifier | undefined) {
  const [firstId = ""] = useState(openId);
  return useIdea(cityId, firstId)?.idea.place ?? undefined;
}

function useIdeaTexts(): ItemTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      help: t`Flèches pour se déplacer, plus et moins pour zoomer, Entrée pour parcourir les idées, Échap pour sortir.`,
      cluster: (count, open) => {
        const ideas = t`${plural(count, { one: "# idée", other: "# idées" })}`;
        return t`${ideas}, dont ${plural(open, { one: "# à soutenir", other: "# à soutenir" })}`;
      },
    }),
    [t],
  );
}
