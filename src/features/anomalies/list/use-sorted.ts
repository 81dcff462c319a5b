import { useEffect, useMemo, useState } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { currentPosition, type PositionProblem } from "../../../remote/position/current-position.ts";
import type { Sort } from "../filter/anomaly-filter.ts";
import { sortedAnomalies } from "../filter/sorted-anomalies.ts";

export interface DistancesFrom {
  readonly is: "person" | "city-hall";
  readonly place: Place;
}

interface Sorted {
  readonly sorted: readonly AnomalyView[] | undefined;
  readonly from: DistancesFrom;
  readonly positionProblem: PositionProblem["code"] | null;
}

/** The list in its order. Distances start from the person where the device says, else from the town hall. */
export function useSorted(
  shown: readonly AnomalyView[] | undefined,
  sort: Sort,
  { positionCityHall }: Pick<City, "positionCityHall">,
): Sorted {
  const { place, problem } = usePositionWhen(sort === "distance");
  const from = useMemo<DistancesFrom>(
    () => (place === null ? { is: "city-hall", place: positionCityHall } : { is: "person", place }),
    [place, positionCityHall],
  );
  const sorted = useMemo(
    () => (shown === undefined ? undefined : sortedAnomalies(sort, shown, from.place)),
    [sort, shown, from],
  );
  return { sorted, from, positionProblem: problem };
}

interface Asked {
  readonly place: Place | null;
  readonly problem: PositionProblem["code"] | null;
}

/** Asks the device where it is, once it is of use and not before. */
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
