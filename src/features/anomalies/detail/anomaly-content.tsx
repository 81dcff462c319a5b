import { Trans, useLingui } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { AnomalyDetail, type AnomalyDetailProps } from "./anomaly-detail.tsx";

interface AnomalyContentProps extends Omit<AnomalyDetailProps, "view" | "city"> {
  readonly cityId: CityId;
  readonly view: AnomalyView | null | undefined;
  readonly city: City | null | undefined;
}

export function AnomalyContent({ cityId, view, city, ...detail }: AnomalyContentProps) {
  const { i18n } = useLingui();
  return (
    <ItemContent
      collection="anomalies"
      cityId={cityId}
      view={view}
      city={city}
      // Its author and moderators hold what it says.
      isHidden={({ anomaly }) => anomaly.visibility === "hidden" && anomaly.title === ""}
      hiddenWhy={({ anomaly }) => whyWords(i18n, anomaly)}
      missingWords={<Trans>Cette anomalie n’existe pas, ou n’est pas publique.</Trans>}
      renderDetail={(known, at) => <AnomalyDetail {...detail} view={known} city={at} />}
    />
  );
}
