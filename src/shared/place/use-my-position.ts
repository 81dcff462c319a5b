import { useEffect, useRef, useState, type Dispatch } from "react";
import type { City } from "../../domain/city/city.ts";
import { insideOutline } from "../../domain/place/inside-outline.ts";
import type { Place } from "../../domain/place/place.ts";
import {
  currentPosition,
  type Position,
  type PositionProblem,
} from "../../remote/position/current-position.ts";
import { maySharePosition } from "../../remote/position/may-share-position.ts";
import { outlineOfCity } from "../city/outline-of-city.ts";
import type { PlaceAction } from "./place-fields.ts";

/** Beyond this, a measured position would mislead those who come. */
const SURE_M_MAX = 100;

export type PositionState =
  | { readonly is: "idle" | "asking" }
  | { readonly is: "vague"; readonly accuracyM: number }
  | { readonly is: "problem"; readonly code: PositionProblem["code"] };

interface MyPosition {
  readonly state: PositionState;
  readonly locate: () => void;
}

interface Placing {
  readonly city: City;
  readonly place: Place | null;
  readonly dispatch: Dispatch<PlaceAction>;
  /** The map goes there; the place is taken only when the device is sure enough. */
  readonly look: (place: Place) => void;
}

/** The device's position when asked for; proposed unasked where the person has allowed it before and is in the commune. */
export function useMyPosition({ city, place, dispatch, look }: Placing): MyPosition {
  const [state, setState] = useState<PositionState>({ is: "idle" });
  const locate = async () => {
    setState({ is: "asking" });
    const found = await currentPosition();
    if (!found.ok) return setState({ is: "problem", code: found.problem.code });
    look(found.value.place);
    if (found.value.accuracyM > SURE_M_MAX) {
      return setState({ is: "vague", accuracyM: found.value.accuracyM });
    }
    dispatch({ type: "placed", source: "gps", ...found.value });
    return setState({ is: "idle" });
  };
  usePositionUnasked({ city, place, dispatch });
  return { state, locate: () => void locate() };
}

/** The commune's outline may come after the form is open. */
function usePositionUnasked({ city, place, dispatch }: Omit<Placing, "look">): void {
  const [isWanted] = useState(place === null);
  const [known, setKnown] = useState<Position | null>(null);
  const isProposed = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    if (isWanted) void sharedPosition().then((found) => leaving.signal.aborted || setKnown(found));
    return () => leaving.abort();
  }, [isWanted]);
  useEffect(() => {
    if (known === null || place !== null || isProposed.current || !isIn(city, known.place)) return;
    isProposed.current = true;
    dispatch({ type: "proposed", source: "gps", ...known });
  }, [city, place, known, dispatch]);
}

/** Null where the person has not allowed it before, or the device is not sure enough. */
async function sharedPosition(): Promise<Position | null> {
  if (!(await maySharePosition())) return null;
  const found = await currentPosition();
  return found.ok && found.value.accuracyM <= SURE_M_MAX ? found.value : null;
}

/** Where the outline is unknown, nothing is proposed. */
export function isIn(city: City, place: Place): boolean {
  return insideOutline(place, outlineOfCity(city));
}
