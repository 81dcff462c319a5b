import { lazy } from "react";
import { useParams } from "react-router-dom";
import { pathOf } from "../../../domain/navigation/routes.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { MapPage } from "../../../shared/collection/map-page.tsx";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { useIsMapView } from "../../../shared/collection/map-view.ts";
import { IdeaContent, ListIdea } from "../detail/idea-content.tsx";
import { ListIdeas } from "../list/list-ideas.tsx";

const IdeasOnMap = lazy(async () => ({
  default: (await withWords(import("./ideas-on-map.tsx"))).IdeasOnMap,
}));

/** The screen of `MapIdeas` and of `MapIdea`, with or without the map: over it the detail opens, and nothing else moves. */
export function MapIdeas() {
  const cityId = useCityId();
  const { ideaId } = useParams<"ideaId">();
  if (useIsMapView())
    return <MapPage cityId={cityId} renderMap={(city) => <IdeasOnMap key={city.id} city={city} />} />;
  return ideaId === undefined ? <ListIdeas /> : <ListIdea ideaId={ideaId} />;
}

/** Beside the queue that it waits in. */
export function IdeaBeside({ view }: { readonly view: IdeaView }) {
  const { id, cityId, place } = view.idea;
  const pathname = pathOf("MapIdea", { cityId, ideaId: id });
  const onMap = place === null ? null : <ViewLink pathname={pathname} to="map" />;
  return <IdeaContent cityId={cityId} view={view} isWide otherView={onMap} />;
}
