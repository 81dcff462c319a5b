import type { Place } from "./place.ts";

export interface KnownStreet {
  readonly name: string;
  /** Of one of its addresses, about half-way along what is known. */
  readonly place: Place;
}

/** « 12 bis rue des Lilas 35830 Betton », « rue des Lilas, Betton »: what comes before the street, and after it. */
const BEFORE = /^\d{1,4}\s*(?:bis|ter|quater|[a-d])?[\s,]+/iu;
const AFTER = /(?:,|(?:^|\s)\d{5}\b).*$/u;

/** Those with most addresses first. */
export function knownStreets(
  addresses: readonly { readonly address: string; readonly place: Place }[],
): readonly KnownStreet[] {
  const places = new Map<string, Place[]>();
  for (const { address, place } of addresses) {
    const name = address.replace(BEFORE, "").replace(AFTER, "").trim();
    if (name === "") continue;
    const known = places.get(name);
    if (known === undefined) places.set(name, [place]);
    else known.push(place);
  }
  return [...places]
    .toSorted(([nameA, a], [nameB, b]) => b.length - a.length || (nameA < nameB ? -1 : 1))
    .flatMap(([name, at]) => {
      const place = middleOf(at);
      return place === undefined ? [] : [{ name, place }];
    });
}

/** In the middle of a row from west to east, then from south to north: always a place of the street itself. */
function middleOf(places: readonly Place[]): Place | undefined {
  const row = places.toSorted((a, b) => a.lngE6 - b.lngE6 || a.latE6 - b.latE6);
  return row[Math.floor(row.length / 2)];
}
