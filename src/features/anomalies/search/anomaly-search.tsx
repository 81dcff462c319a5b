import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { Place } from "../../../domain/place/place.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { MapSearch } from "../../../shared/collection/map-search.tsx";
import type { MapPaths } from "../../../shared/collection/use-open-item.ts";
import { ANOMALY_ITEMS } from "../anomaly-items.ts";
import { CATEGORY_ICONS } from "../map/category-icons.ts";
import { reportsSaying } from "./found-on-device.ts";

interface AnomalySearchProps {
  readonly cityId: CityId;
  readonly paths: MapPaths;
  readonly filterText: string;
  readonly onFilter: (text: string) => void;
  readonly onGo: (place: Place) => void;
}

/** Reports whatever their status, even those that the filter leaves out. */
export function AnomalySearch({ cityId, ...search }: AnomalySearchProps) {
  const { i18n } = useLingui();
  const views = useAnomalies(cityId);
  const known = useCallback(() => (views ?? []).map(ANOMALY_ITEMS.knownAddressOf), [views]);
  return (
    <MapSearch
      {...search}
      cityId={cityId}
      known={known}
      find={(text) =>
        reportsSaying(i18n, text, views ?? []).map(({ anomaly }) => ({
          id: anomaly.id,
          label: anomalyTitle(i18n, anomaly),
          detail: anomaly.address,
          icon: CATEGORY_ICONS[anomaly.categoryId],
        }))
      }
    />
  );
}
