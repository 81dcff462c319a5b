import { Trans, useLingui } from "@lingui/react/macro";
import { useParams } from "react-router-dom";
import { useCity } from "../../../data/cities/use-city.ts";
import { useActivity } from "../../../data/activities/use-activities.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { whyWords } from "../../../i18n/hide-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { ItemContent } from "../../../shared/collection/item-content.tsx";
import { ItemPage } from "../../../shared/collection/item-page.tsx";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ActivityDetail } from "./activity-detail.tsx";

export function MapActivity() {
  const { t, i18n } = useLingui();
  const cityId = useCityId();
  const { activityId = "" } = useParams<"activityId">();
  const view = useActivity(cityId, activityId);
  const city = useCity(cityId);
  const isWide = useIsWide();
  return (
    <ItemPage
      key={activityId}
      title={view ? activityTitle(i18n, view.activity) : t`Activité`}
      listPath={pathOf("MapActivities", { cityId })}
    >
      <ItemContent
        collection="activities"
        cityId={cityId}
        view={view}
        city={city}
        // Its author and moderators hold what it says.
        isHidden={({ activity }) => activity.visibility === "hidden" && activity.title === ""}
        hiddenWhy={({ activity }) => whyWords(i18n, activity)}
        missingWords={<Trans>Cette activité n’existe pas, ou n’est pas publique.</Trans>}
        renderDetail={(known, at) => <ActivityDetail view={known} city={at} isWide={isWide} />}
      />
    </ItemPage>
  );
}
