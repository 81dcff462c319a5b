import type { ReactNode } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnomalyDetail } from "./anomaly-detail.tsx";
import { HiddenAnomaly } from "./hidden-anomaly.tsx";
import { UnknownAnomaly } from "./unknown-anomaly.tsx";

interface AnomalyContentProps {
  readonly cityId: CityId;
  /** `undefined` until the device answered, `null` when it has none. */
  readonly view: AnomalyView | null | undefined;
  readonly city: City | null | undefined;
  readonly picture?: ReactNode;
}

/** A report in each state it may be found in. */
export function AnomalyContent({ cityId, view, city, picture }: AnomalyContentProps) {
  if (view === undefined || city === undefined) return <Skeleton count={6} />;
  if (view === null || city === null) return <UnknownAnomaly cityId={cityId} />;
  if (view.anomaly.visibility === "hidden") return <HiddenAnomaly />;
  return <AnomalyDetail view={view} city={city} picture={picture} />;
}
