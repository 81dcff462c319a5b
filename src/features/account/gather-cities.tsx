import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import type { DraftRow } from "../../data/device/rows.ts";
import { useDrafts } from "../../data/drafts/use-draft.ts";
import { useFreshness, type Freshness } from "../../data/replica/use-freshness.ts";
import type { OwnContent } from "./own-contents.ts";
import { useOwnContents } from "./use-own-contents.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import type { CityId } from "../../domain/city/city.ts";

export interface CityPart {
  readonly cityId: CityId;
  readonly name: string;
  readonly drafts: readonly DraftRow[] | undefined;
  readonly contents: readonly OwnContent[] | undefined;
  readonly freshness: Freshness;
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
  const membership = useMembership(cityId);
  return children({
    cityId,
    name: city?.name ?? (membership?.cityName || cityId),
    drafts: useDrafts(cityId),
    contents: useOwnContents(cityId),
    freshness: useFreshness(cityId),
    isNothingSent:
      membership !== undefined &&
      membership.rev > 0 &&
      Object.values(membership.contributions).every((count) => count === 0),
  });
}
