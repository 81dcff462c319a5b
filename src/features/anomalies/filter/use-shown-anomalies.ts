import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { useNow } from "../../../data/device/use-now.ts";
import { anomaliesIn, hiddenResolved } from "./anomalies-in.ts";
import type { AnomalyFilter } from "./anomaly-filter.ts";

export interface ShownAnomalies {
  /** `undefined` until the device answered. */
  readonly shown: readonly AnomalyView[] | undefined;
  /** False while older ones are still being read: nothing is counted or called none. */
  readonly isWhole: boolean;
  /** Resolved reports that the status filter alone keeps out of sight. */
  readonly hidden: readonly AnomalyView[];
}

/** What the filter keeps of what this device knows of the commune. */
export function useShownAnomalies(cityId: CityId, filter: AnomalyFilter): ShownAnomalies {
  const { views, isWhole } = useGrowingAnomalies(cityId);
  const now = useNow();
  const { locale } = useLingui().i18n;
  return useMemo(
    () => ({
      isWhole,
      shown: views === undefined ? undefined : anomaliesIn({ locale }, filter, views, now),
      hidden: views === undefined ? [] : hiddenResolved({ locale }, filter, views, now),
    }),
    [views, isWhole, filter, now, locale],
  );
}
