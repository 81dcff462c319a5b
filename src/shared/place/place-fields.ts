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

export type PlaceMove =
  | {
      readonly type: "placed";
      readonly place: Place;
      readonly source: PlaceFields["positionSource"];
      readonly accuracyM: number | null;
      readonly address?: string;
    }
  | { readonly type: "nudged"; readonly northM: number; readonly eastM: number }
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
    case "placed": {
      const { place, source, accuracyM, address = "" } = move;
      const accuracy = accuracyM === null ? null : Math.min(Math.round(accuracyM), ACCURACY_M_MAX);
      return { ...form, place, positionSource: source, accuracyM: accuracy, address };
    }
    case "nudged":
      return form.place === null ? form : { ...form, place: nudgePlace(form.place, move), address: "" };
    case "address-found":
      return form.place === move.place ? { ...form, address: move.address } : form;
  }
}
