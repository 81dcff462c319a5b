import { useEffect, useMemo, useState } from "react";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { currentPosition, type PositionProblem } from "../../remote/position/current-position.ts";

export interface Distances {
  readonly from: "person" | "city-hall";
  readonly place: Place;
  readonly problem: PositionProblem["code"] | null;
}

/** Distances start from the person where the device says, else from the town hall. */
export function useDistancesFrom(
  isOfUse: boolean,
  { positionCityHall }: Pick<City, "positionCityHall">,
): Distances {
  const { place, problem } = usePositionWhen(isOfUse);
  return useMemo(
    () =>
      place === null
        ? { from: "city-hall", place: positionCityHall, problem }
        : { from: "person", place, problem },
    [place, problem, positionCityHall],
  );
}

interface Asked {
  readonly place: Place | null;
  readonly problem: PositionProblem["code"] | null;
}

function usePositionWhen(isOfUse: boolean): Asked {
  const [asked, setAsked] = useState<Asked>({ place: null, problem: null });
  useEffect(() => {
    if (!isOfUse) return undefined;
    let isStale = false;
    const ask = async () => {
      const answer = await currentPosition();
      if (isStale) return;
      setAsked(
        answer.ok
          ? { place: answer.value.place, problem: null }
          : { place: null, problem: answer.problem.code },
      );
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [isOfUse]);
  return asked;
}
