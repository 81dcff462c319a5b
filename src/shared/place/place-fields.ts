import { ACCURACY_M_MAX } from "../../domain/limits/limits.ts";
import type { Place } from "../../domain/place/place.ts";
import { nudgePlace } from "../../domain/place/nudge-place.ts";

export interface PlaceFields {
  readonly place: Place | null;
  readonly positionSource: "gps" | "photo" | "map" | "address";
  readonly accuracyM: number | null;
  readonly address: string;
  readonly locationHint: string;
}

interface Placed {
  readonly place: Place;
  readonly source: PlaceFields["positionSource"];
  readonly accuracyM: number | null;
  readonly address?: string;
}

export type PlaceMove =
  | ({ readonly type: "placed" } & Placed)
  /** By the device: what the person has chosen stays. */
  | ({ readonly type: "proposed" } & Placed)
  | { readonly type: "nudged"; readonly from: Place; readonly northM: number; readonly eastM: number }
  /** The address the network found for a place; dropped when the place has moved since. */
  | { readonly type: "address-found"; readonly place: Place; readonly address: string };

export type PlaceAction =
  | PlaceMove
  | {
      readonly type: "typed";
      readonly fields: Partial<Pick<PlaceFields, "address" | "locationHint">>;
    };

export function withPlace<F extends PlaceFields>(form: F, move: PlaceMove): F {
  switch (move.type) {
    case "placed":
      return placedAt(form, move);
    case "proposed":
      return form.place === null || isSurer(move, form) ? placedAt(form, move) : form;
    case "nudged":
      return { ...form, place: nudgePlace(form.place ?? move.from, move), accuracyM: null, address: "" };
    case "address-found":
      return form.place === move.place ? { ...form, address: move.address } : form;
  }
}

/** A photo shows the place itself: it goes before where the person stands now. */
function isSurer({ source }: Placed, { positionSource }: PlaceFields): boolean {
  return source === "photo" && positionSource === "gps";
}

function placedAt<F extends PlaceFields>(form: F, { place, source, accuracyM, address = "" }: Placed): F {
  const accuracy = accuracyM === null ? null : Math.min(Math.round(accuracyM), ACCURACY_M_MAX);
  return { ...form, place, positionSource: source, accuracyM: accuracy, address };
}
