import { useLingui } from "@lingui/react";
import { useState, type RefObject } from "react";
import type { Place } from "../../domain/place/place.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import { currentPosition, type Position } from "../../remote/position/current-position.ts";
import { toast } from "../../ui/toast.ts";
import { POSITION_PROBLEM_WORDS } from "../place/position-problem-words.ts";

/** Where what lies over the map can take it. */
export interface MapWays {
  readonly goTo: (place: Place) => void;
  /** To where the device is, as it says; what is in the way is said. */
  readonly locate: () => void;
  readonly isLocating: boolean;
  readonly here: Position | undefined;
}

export function useMapWays(map: RefObject<MapHandle | null>): MapWays {
  const { i18n } = useLingui();
  const [isLocating, setLocating] = useState(false);
  const [here, setHere] = useState<Position>();
  const goTo = (to: Place): void => map.current?.goTo(to, PLACE_ZOOM);
  const locate = async () => {
    setLocating(true);
    const found = await currentPosition();
    setLocating(false);
    if (!found.ok) return toast(i18n._(POSITION_PROBLEM_WORDS[found.problem.code]), "warning");
    setHere(found.value);
    return goTo(found.value.place);
  };
  return { goTo, locate: () => void locate(), isLocating, here };
}
