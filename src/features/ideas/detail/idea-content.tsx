import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useCity } from "../../../data/cities/use-city.ts";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { IDEA_VIEWS, type IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { MapDetail } from "../../../shared/collection/map-detail.tsx";
import { NeighbourLinks } from "../../../shared/collection/neighbour-links.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { useShownIdeas } from "../list/use-shown-ideas.ts";
import { IdeaDetail } from "./idea-detail.tsx";

/** As a page of its own. */
export function ListIdea({ ideaId }: { readonly ideaId: Identifier }) {
  const cityId = useCityId();
  const isWide = useIsWide();
  const { view, title } = useTitledIdea(cityId, ideaId);
  const pathname = pathOf("MapIdea", { cityId, ideaId });
  const otherView = view?.idea.place ? <ViewLink pathname={pathname} to="map" /> : null;
  const city = useCity(cityId);
  return (
    <ItemPage key={ideaId} title={title} listPath={pathOf("MapIdeas", { cityId })}>
      <IdeaContent cityId={cityId} view={view} isWide={isWide} otherView={otherView} />
      {city ? <Neighbours city={city} ideaId={ideaId} /> : null}
    </ItemPage>
  );
}

function Neighbours({ city, ideaId }: { readonly city: City; readonly ideaId: Identifier }) {
  const { t } = useLingui();
  const { shown, isWhole } = useShownIdeas(city);
  return (
    <NeighbourLinks
      id={ideaId}
      idOf={IDEA_VIEWS.idOf}
      items={isWhole ? (shown ?? []) : []}
      label={t`Idées voisines dans la liste`}
      pathOfItem={(id) => pathOf("MapIdea", { cityId: city.id, ideaId: id })}
    />
  );
}

interface MapIdeaProps {
  readonly cityId: CityId;
  readonly ideaId: Identifier;
  readonly isWide: boolean;
}

/** Over the map. */
export function MapIdea({ cityId, ideaId, isWide }: MapIdeaProps) {
  const { view, title } = useTitledIdea(cityId, ideaId);
  const otherView = <ViewLink pathname={pathOf("MapIdea", { cityId, ideaId })} to="list" />;
  return (
    <MapDetail id={ideaId} title={title} isWide={isWide} mapPath={pathOf("MapIdeas", { cityId })}>
      <IdeaContent cityId={cityId} view={view} isWide={false} otherView={otherView} />
    </MapDetail>
  );
}

function useTitledIdea(cityId: CityId, ideaId: Identifier) {
  const { t, i18n } = useLingui();
  const view = useIdea(cityId, ideaId);
  return { view, title: view ? ideaTitle(i18n, view.idea) : t`Idée` };
}

interface IdeaContentProps {
  readonly cityId: CityId;
  readonly view: IdeaView | null | undefined;
  readonly isWide: boolean;
  /** The way to the same on the map, or without it. */
  readonly otherView: ReactNode;
}

export function IdeaContent({ cityId, view, isWide, otherView }: IdeaContentProps) {
  const { i18n } = useLingui();
  return (
    <ItemContent
      collection="ideas"
      cityId={cityId}
      view={view}
      city={useCity(cityId)}
      // Its author and moderators hold what it says.
      isHidden={({ idea }) => idea.visibility === "hidden" && idea.title === ""}
      hiddenWhy={({ idea }) => whyWords(i18n, idea)}
      missingWords={<Trans>Cette idée n’existe pas, ou n’est pas publique.</Trans>}
      renderDetail={(known, city) => (
        <IdeaDetail view={known} city={city} isWide={isWide} otherView={otherView} />
      )}
    />
  );
}
