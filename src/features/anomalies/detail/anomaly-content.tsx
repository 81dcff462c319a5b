import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { hideWords } from "../../../i18n/hide-words.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { AnomalyDetail, type AnomalyDetailProps } from "./anomaly-detail.tsx";

interface AnomalyContentProps extends Omit<AnomalyDetailProps, "view" | "city"> {
  readonly cityId: CityId;
  readonly view: AnomalyView | null | undefined;
  readonly city: City | null | undefined;
}

export function AnomalyContent({ cityId, view, city, ...detail }: AnomalyContentProps) {
  const { i18n } = useLingui();
  const wordsOf = (words: MessageDescriptor | undefined) => (words === undefined ? "" : i18n._(words));
  return (
    <ItemContent
      collection="anomalies"
      cityId={cityId}
      view={view}
      city={city}
      // Its author and moderators hold what it says.
      isHidden={({ anomaly }) => anomaly.visibility === "hidden" && anomaly.title === ""}
      hiddenWhy={({ anomaly }) => wordsOf(hideWords(anomaly.moderated?.code))}
      missingWords={<Trans>Ce signalement n’existe pas, ou n’est pas public.</Trans>}
      renderDetail={(known, at) => <AnomalyDetail {...detail} view={known} city={at} />}
    />
  );
}
