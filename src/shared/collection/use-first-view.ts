import { useState } from "react";
import { useData } from "../../data/data-context.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { rememberedPlace } from "../../data/memberships/opening.ts";
import { useSettledMembership } from "../../data/memberships/use-membership.ts";
import { OPENING_ZOOM, openingPlaceOf } from "../../domain/account/opening-place.ts";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";

interface FirstView {
  readonly center: Place;
  readonly zoom: number;
}

/**
 * Where the map opens: on the item the address named when it opened, else on the place this person chose, else on the
 * whole commune.
 */
export function useFirstView(city: City, named: Place | undefined): FirstView {
  const own = useOwnPlace(city);
  const [commune] = useState<FirstView>({ center: city.position, zoom: city.zoom });
  if (named !== undefined) return { center: named, zoom: PLACE_ZOOM };
  return own === null ? commune : { center: own, zoom: OPENING_ZOOM };
}

/** The place chosen in the settings, from the last time until it is known; then as it was first known. Null for the whole commune. */
function useOwnPlace(city: City): Place | null {
  const { actor } = useData();
  const membership = useSettledMembership(city.id);
  const [remembered] = useState(() => rememberedPlace(localStore(), actor.uid, city.id));
  const [first, setFirst] = useState<Place | null>();
  if (first === undefined && membership !== undefined) setFirst(openingPlaceOf(membership));
  return first === undefined ? remembered : first;
}
