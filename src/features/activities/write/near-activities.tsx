import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { nearActivities } from "../../../domain/activity/near-activities.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { instantAt, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle, shortWhen } from "../../../i18n/activity-words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { timeOf, type ActivityForm } from "./activity-form.ts";

interface NearActivitiesProps {
  readonly cityId: CityId;
  readonly form: ActivityForm;
  readonly views: readonly ActivityView[];
}

/** What this device knows at the same place within two hours. */
export function NearActivities({ cityId, form, views }: NearActivitiesProps) {
  const { i18n } = useLingui();
  const { where, place, start, allDay } = form;
  const startsAt = instantAt(timeOf(start, allDay), timeZoneOf(cityId));
  const activities = views.map(({ activity }) => activity);
  const near = nearActivities(where === "place" ? place : null, startsAt, activities);
  if (near.length === 0) return null;
  return (
    <Banner tone="info" title={<Trans>Est-ce déjà annoncé ?</Trans>}>
      <ul>
        {near.map((activity) => (
          <li key={activity.id}>
            <Link to={pathOf("MapActivity", { cityId, activityId: activity.id })}>
              {activityTitle(i18n, activity)}
            </Link>{" "}
            · {shortWhen(i18n, activity)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
