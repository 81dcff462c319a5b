import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import { DEFAULT_MY_FILTER, type MyFilter } from "./my-filter.ts";
import type { MyPlace } from "./my-places.ts";
import type { MyView } from "./my-view.ts";

/** users/{uid}/cities/{cityId}: what one person keeps of one city. */
export interface UserCity {
  readonly cityId: CityId;
  readonly cityName: string;
  readonly joinedAt: Instant;
  /** Anomalies this person also noticed (« Je constate aussi »). */
  readonly meToo: readonly Identifier[];
  /** Anomalies this person follows, at most FOLLOWED_MAX. */
  readonly followed: readonly Identifier[];
  readonly contributions: { readonly anomalies: number };
  /** « Chez moi » and the like, at most MY_PLACES_MAX. */
  readonly places: readonly MyPlace[];
  /** The place the map opens on; null for the whole commune. */
  readonly opensOn: Identifier | null;
  /** What the map and the list open with. */
  readonly filter: MyFilter;
  /** Which of the two the person settled to see first; null before they did. */
  readonly view: MyView | null;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

/** What a person keeps of a city before doing anything there; `rev` 0 has never been stored. */
export function emptyUserCity(cityId: CityId, now: Instant): UserCity {
  return {
    cityId,
    cityName: "",
    joinedAt: now,
    meToo: [],
    followed: [],
    contributions: { anomalies: 0 },
    places: [],
    opensOn: null,
    filter: DEFAULT_MY_FILTER,
    view: null,
    rev: 0,
    updatedAt: now,
    schemaVersion: 1,
  };
}

/** The lists of anomalies a person is on. */
export type MemberList = "meToo" | "followed";

/** The same with one anomaly put in a list, or taken out of it. */
export function withMember(
  userCity: UserCity,
  list: MemberList,
  { id, on, now }: { readonly id: Identifier; readonly on: boolean; readonly now: Instant },
): UserCity {
  const others = userCity[list].filter((member) => member !== id);
  return { ...userCity, [list]: on ? [...others, id] : others, rev: userCity.rev + 1, updatedAt: now };
}
