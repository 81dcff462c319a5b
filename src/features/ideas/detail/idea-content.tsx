import { Trans, useLingui } from "@lingui/react/macro";
import { useCity } from "../../../data/cities/use-city.ts";
import { useIdea } from "../../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { ideaTitle } from "../../../i18n/idea-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { MapDetail } from "../../../shared/collection/map-detail.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { IdeaDetail } from "./idea-detail.tsx";

/** As a page of its own. */
export function ListIdea({ ideaId }: { readonly ideaId: Identifier }) {
  const cityId = useCityId();
  const isWide = useIsWide();
  const { view, title } = useTitledIdea(cityId, ideaId);
  return (
    <ItemPage key={ideaId} title={title} listPath={pathOf("MapIdeas", { cityId })}>
      <IdeaContent cityId={cityId} view={view} isWide={isWide} />
      {view?.idea.place ? <ViewLink pathname={pathOf("MapIdea", { cityId, ideaId })} to="map" /> : null}
    </ItemPage>
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
  return (
    <MapDetail id={ideaId} title={title} isWide={isWide} mapPath={pathOf("MapIdeas", { cityId })}>
      <IdeaContent cityId={cityId} view={view} isWide={false} />
      <ViewLink pathname={pathOf("MapIdea", { cityId, ideaId })} to="list" />
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
}

function IdeaContent({ cityId, view, isWide }: IdeaContentProps) {
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
      renderDetail={(known, city) => <IdeaDetail view={known} city={city} isWide={isWide} />}
    />
  );
}
