import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { ShownItems } from "../../../shared/collection/items.ts";
import { anomaliesIn } from "./anomalies-in.ts";
import type { AnomalyFilter } from "./anomaly-filter.ts";

const UNREAD = { shown: undefined, hidden: [] };

export function useShownAnomalies(cityId: CityId, filter: AnomalyFilter): ShownItems<AnomalyView> {
  const { views, isWhole } = useGrowingAnomalies(cityId);
  const now = useNow();
  const { locale } = useLingui().i18n;
  return useMemo(
    () => ({
      isWhole,
      ...(views === undefined ? UNREAD : anomaliesIn({ locale }, filter, views, now)),
    }),
    [views, isWhole, filter, now, locale],
  );
}
