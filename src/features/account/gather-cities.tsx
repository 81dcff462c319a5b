import type { ReactNode } from "react";
import { useAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../data/cities/use-city.ts";
import type { DraftRow } from "../../data/device/rows.ts";
import { useDrafts } from "../../data/drafts/use-draft.ts";
import { useFreshness, type Freshness } from "../../data/replica/use-freshness.ts";
import { useUserCity } from "../../data/user-cities/use-user-city.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../domain/city/city.ts";

export interface CityPart {
  readonly cityId: CityId;
  readonly name: string;
  readonly drafts: readonly DraftRow[] | undefined;
  readonly views: readonly AnomalyView[] | undefined;
  readonly freshness: Freshness;
  /** The server says that the person sent nothing. */
  readonly isNothingSent: boolean;
}

interface GatherCitiesProps {
  readonly cityIds: readonly CityId[];
  readonly gathered?: readonly CityPart[];
  readonly children: (parts: readonly CityPart[]) => ReactNode;
}

/** Nests one component per commune, since hooks read one commune each. */
export function GatherCities({ cityIds, gathered = [], children }: GatherCitiesProps) {
  const [next, ...rest] = cityIds;
  if (next === undefined) return children(gathered);
  return (
    <GatherCity key={next} cityId={next}>
      {(part) => (
        <GatherCities cityIds={rest} gathered={[...gathered, part]}>
          {children}
        </GatherCities>
      )}
    </GatherCity>
  );
}

interface GatherCityProps {
  readonly cityId: CityId;
  readonly children: (part: CityPart) => ReactNode;
}

function GatherCity({ cityId, children }: GatherCityProps) {
  const city = useCity(cityId);
  const userCity = useUserCity(cityId);
  return children({
    cityId,
    name: city?.name ?? (userCity?.cityName || cityId),
    drafts: useDrafts(cityId),
    views: useAnomalies(cityId),
    freshness: useFreshness(cityId),
    isNothingSent: userCity !== undefined && userCity.rev > 0 && userCity.contributions.anomalies === 0,
  });
}
