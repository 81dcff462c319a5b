import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { AnomalyDetail } from "./anomaly-detail.tsx";

interface AnomalyContentProps {
  readonly cityId: CityId;
  readonly view: AnomalyView | null | undefined;
  readonly city: City | null | undefined;
  readonly picture?: ReactNode;
}

export function AnomalyContent({ cityId, view, city, picture }: AnomalyContentProps) {
  return (
    <ItemContent
      cityId={cityId}
      view={view}
      city={city}
      isHidden={({ anomaly }) => anomaly.visibility === "hidden"}
      missingWords={<Trans>Ce signalement n’existe pas, ou n’est pas public.</Trans>}
      renderDetail={(known, at) => <AnomalyDetail view={known} city={at} picture={picture} />}
    />
  );
}
