import type { CityId } from "../../domain/city/city.ts";
import type { ProvisionalCity, UnsettledCity } from "../../domain/city/provisional-city.ts";

/**
 * The person's own city.
 *
 *            chosen without network
 *     none ─────────────────────────▶ provisional ──┐ loaded
 *      │    of the last time, of the profile,       ▼
 *      ├──▶ on this device: remembered ──────────▶ loaded, for one account
 *      │    read from the server                    ▲
 *      └────────────────────────────────────────────┘
 *
 * Any of them ends at none: forgotten, or unavailable, which the person is told (`failed`). Beside it, each on its own: a
 * choice that the server does not know of (pending), another city that is looked at (visited), the city of the route (shown).
 */
export type OwnCity = { readonly cityId: CityId } & (
  | { readonly status: "remembered" }
  | {
      readonly status: "provisional";
      readonly known: ProvisionalCity;
      readonly standIn: UnsettledCity;
    }
  | { readonly status: "loaded"; readonly uid: string }
);

export interface CityState {
  readonly own: OwnCity | undefined;
  readonly pendingCityId: CityId | undefined;
  readonly visitedCityId: CityId | undefined;
  readonly shownCityId: CityId | undefined;
  readonly failed: boolean;
}

export const NO_CITY: CityState = {
  own: undefined,
  pendingCityId: undefined,
  visitedCityId: undefined,
  shownCityId: undefined,
  failed: false,
};

export type CityEvent =
  | { readonly kind: "chosen"; readonly own: OwnCity }
  /** The profile says another city: it was chosen on another device. */
  | { readonly kind: "moved"; readonly cityId: CityId }
  | { readonly kind: "loaded"; readonly cityId: CityId; readonly uid: string }
  | { readonly kind: "unavailable"; readonly cityId: CityId }
  | { readonly kind: "failure-shown" }
  | { readonly kind: "synced"; readonly cityId: CityId }
  | { readonly kind: "visited"; readonly cityId: CityId }
  | { readonly kind: "shown"; readonly cityId: CityId }
  | { readonly kind: "forgotten"; readonly cityId: CityId }
  /** Somebody signed out: whoever goes on here is in the same commune, which the server has yet to be told. */
  | { readonly kind: "signed-out" }
  | { readonly kind: "left" };

type Transitions = {
  readonly [Kind in CityEvent["kind"]]: (
    state: CityState,
    event: Extract<CityEvent, { readonly kind: Kind }>,
  ) => CityState;
};

/** An event about a city that is not concerned any more changes nothing. */
const TRANSITIONS: Transitions = {
  chosen: (state, { own }) => ({
    ...state,
    own,
    pendingCityId: own.cityId,
    visitedCityId: undefined,
    failed: false,
  }),
  moved: (state, { cityId }) => ({ ...state, own: { cityId, status: "remembered" }, failed: false }),
  loaded: (state, { cityId, uid }) =>
    isOwn(state, { cityId }) ? { ...state, own: { cityId, status: "loaded", uid } } : state,
  unavailable: (state, event) =>
    isOwn(state, event) ? { ...state, own: undefined, pendingCityId: undefined, failed: true } : state,
  "failure-shown": (state) => ({ ...state, failed: false }),
  synced: (state, event) => ({ ...state, pendingCityId: without(state.pendingCityId, event) }),
  visited: (state, { cityId }) => ({ ...state, visitedCityId: cityId }),
  shown: (state, { cityId }) => ({ ...state, shownCityId: cityId }),
  forgotten: (state, event) => ({
    ...state,
    own: isOwn(state, event) ? undefined : state.own,
    pendingCityId: without(state.pendingCityId, event),
    visitedCityId: without(state.visitedCityId, event),
    shownCityId: without(state.shownCityId, event),
  }),
  "signed-out": ({ own }) =>
    own === undefined ? NO_CITY : { ...NO_CITY, own: reopened(own), pendingCityId: own.cityId },
  left: () => NO_CITY,
};

/** As the next account finds it: what was loaded was so for the last one. */
function reopened(own: OwnCity): OwnCity {
  return own.status === "loaded" ? { cityId: own.cityId, status: "remembered" } : own;
}

export function nextCity<Kind extends CityEvent["kind"]>(
  state: CityState,
  event: Extract<CityEvent, { readonly kind: Kind }>,
): CityState {
  return TRANSITIONS[event.kind](state, event);
}

export function cityStepDue({ own, pendingCityId }: CityState, uid: string): "load" | "tell" | undefined {
  if (own === undefined) return undefined;
  if (own.status !== "loaded" || own.uid !== uid) return "load";
  return pendingCityId === own.cityId ? "tell" : undefined;
}

interface OfCity {
  readonly cityId: CityId;
}

function isOwn({ own }: CityState, { cityId }: OfCity): boolean {
  return own?.cityId === cityId;
}

function without(current: CityId | undefined, { cityId }: OfCity): CityId | undefined {
  return current === cityId ? undefined : current;
}
