import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Rss } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useNow } from "../../../data/device/use-clock.ts";
import { ACTIVITY_VIEWS, type ActivityView } from "../../../domain/activity/activity-view.ts";
import { cityMonthOf } from "../../../domain/city/city-day.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { FilterFrame } from "../../../shared/collection/filter-frame.tsx";
import { FilterText } from "../../../shared/collection/filter-text.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { ListWays } from "../../../shared/collection/list-ways.tsx";
import { SinceLastVisit } from "../../../shared/collection/since-last-visit.tsx";
import { useIsNone } from "../../../shared/collection/use-is-none.ts";
import { useIsWide } from "../../../shared/collection/use-is-wide.ts";
import { ViewLink } from "../../../shared/collection/view-link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { activityOf } from "../activity-items.ts";
import { activitiesSaying } from "./activities-saying.ts";
import { ActivityCard } from "./activity-card.tsx";
import { ActivityChips } from "./activity-chips.tsx";
import { activitiesOfKind, type ActivityFilter } from "./activity-filter.ts";
import { CancelledCount, takingPlaceCount } from "./cancelled-count.tsx";
import { NoActivity } from "./no-activity.tsx";
import { useShownActivities } from "./use-shown-activities.ts";
import { comingPart } from "../../../ui/coming-part.tsx";

const MonthCalendar = comingPart(async () => (await withWords(import("./month-calendar.tsx"))).MonthCalendar);

export function ListActivities() {
  const { t } = useLingui();
  return (
    <ListPage
      collection="activities"
      cityId={useCityId()}
      heading={t`Activités`}
      titleOf={(name) => t`Activités – ${name} – Parvis`}
      renderList={(city) => <ActivitiesInList key={city.id} city={city} />}
    />
  );
}

function ActivitiesInList({ city: { id: cityId } }: { readonly city: City }) {
  const { t } = useLingui();
  const { views, shown, isWhole, filter, change, none } = useShownActivities(cityId);
  const isWide = useIsWide();
  const isNone = useIsNone("activities", cityId, { ...none, shown });
  return (
    <CollectionList
      idOf={ACTIVITY_VIEWS.idOf}
      items={shown}
      isWhole={isWhole}
      filters={
        <>
          <Ways cityId={cityId} isNone={isNone} />
          <FilterFrame
            label={t`Filtrer les activités`}
            search={
              <FilterText placeholder={t`Titre, lieu…`} text={filter.q} onText={(q) => change({ q })} />
            }
          >
            <ActivityChips filter={filter} onFilter={change} />
            {isWide ? <MonthChip cityId={cityId} filter={filter} onFilter={change} /> : null}
          </FilterFrame>
          {isWide && filter.month !== "" ? (
            <OfMonth cityId={cityId} views={isWhole ? views : undefined} filter={filter} onFilter={change} />
          ) : null}
        </>
      }
      count={
        <ItemCount collection="activities" cityId={cityId} of={{ shown, isWhole }}>
          <Plural value={takingPlaceCount(shown)} _0="Aucune activité" one="# activité" other="# activités" />
          <CancelledCount views={shown} />
        </ItemCount>
      }
      sort={null}
      notes={<SinceLastVisit cityId={cityId} views={shown} contentOf={activityOf} />}
      none={<NoActivity {...none} action={<ProposeLink cityId={cityId} />} />}
      pathOfItem={(activityId) => pathOf("MapActivity", { cityId, activityId })}
      renderRow={(view, placement) => <ActivityCard {...placement} view={view} />}
    />
  );
}

interface MonthProps {
  readonly cityId: CityId;
  readonly filter: ActivityFilter;
  readonly onFilter: (fields: Partial<ActivityFilter>) => void;
}

function MonthChip({ cityId, filter: { month }, onFilter }: MonthProps) {
  const now = useNow();
  return (
    <Chip
      pressed={month !== ""}
      onClick={() => onFilter({ month: month === "" ? cityMonthOf(now, cityId) : "" })}
    >
      <Trans>Calendrier du mois</Trans>
    </Chip>
  );
}

/** What the filter lets through, whenever it is; a day without activities is not shown before all of them are there. */
function OfMonth({
  cityId,
  views,
  filter,
  onFilter,
}: MonthProps & { readonly views: readonly ActivityView[] | undefined }) {
  const { i18n } = useLingui();
  const { category, access, free, month, q } = filter;
  const found = useMemo(
    () => views && activitiesSaying(i18n, q, activitiesOfKind({ category, access, free }, views)),
    [i18n, q, category, access, free, views],
  );
  if (found === undefined) return <Skeleton shape="row" count={4} />;
  return (
    <MonthCalendar
      cityId={cityId}
      month={month}
      onMonth={(next) => onFilter({ month: next })}
      views={found}
    />
  );
}

interface WaysProps {
  readonly cityId: CityId;
  /** The way to announce one stands where they will. */
  readonly isNone: boolean;
}

function Ways({ cityId, isNone }: WaysProps) {
  return (
    <ListWays primary={isNone ? null : <ProposeLink cityId={cityId} />}>
      <li>
        <ViewLink pathname={pathOf("MapActivities", { cityId })} to="map" />
      </li>
      <li>
        <a className={buttonClass("quiet")} href={`webcal://${location.host}/calendar/${cityId}.ics`}>
          <Rss aria-hidden="true" size={20} />
          <Trans>S’abonner au calendrier</Trans>
        </a>
      </li>
    </ListWays>
  );
}

function ProposeLink({ cityId }: { readonly cityId: CityId }) {
  return (
    <Link className={buttonClass("primary")} to={pathOf("MapNewActivity", { cityId })}>
      <CalendarPlus aria-hidden="true" size={20} />
      <Trans>Proposer une activité</Trans>
    </Link>
  );
}
