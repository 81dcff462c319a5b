import { useState } from "react";
import { useMembership } from "../../data/memberships/use-membership.ts";
import type { Membership } from "../../domain/account/membership.ts";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";

interface FirstView {
  readonly center: Place;
  readonly zoom: number;
}

/** A neighbourhood: what is within a walk of a place of one's own. */
const OWN_PLACE_ZOOM = 15;

/**
 * Where the map opens: on the item the address named when it opened, else on the place this person chose, else on the
 * whole commune.
 */
export function useFirstView(city: City, named: Place | undefined): FirstView {
  const own = useOwnView(city);
  const [commune] = useState<FirstView>({ center: city.position, zoom: city.zoom });
  return named === undefined ? (own ?? commune) : { center: named, zoom: PLACE_ZOOM };
}

/** The place chosen in the settings as it was first known; `undefined` while unknown, null for the whole commune. */
function useOwnView(city: City): FirstView | null | undefined {
  const membership = useMembership(city.id);
  const [first, setFirst] = useState<FirstView | null>();
  if (first === undefined && membership !== undefined) setFirst(ownViewOf(membership));
  return first;
}

function ownViewOf({ places, opensOn }: Membership): FirstView | null {
  const own = places.find(({ id }) => id === opensOn);
  return own === undefined ? null : { center: own.place, zoom: OWN_PLACE_ZOOM };
}
