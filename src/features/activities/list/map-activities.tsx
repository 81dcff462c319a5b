import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Rss } from "lucide-react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { useActivities } from "../../../data/activities/use-activities.ts";
import { useNow } from "../../../data/device/use-clock.ts";
import { ACTIVITY_TABS, isInTab, type ActivityTab } from "../../../domain/activity/activity-dates.ts";
import { ACTIVITY_VIEWS, type ActivityView } from "../../../domain/activity/activity-view.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import { timeZoneOf } from "../../../domain/city/time-zone.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { TAB_WORDS } from "../../../i18n/activity-words.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { CollectionList } from "../../../shared/collection/collection-list.tsx";
import { ItemCount } from "../../../shared/collection/item-count.tsx";
import { ListPage } from "../../../shared/collection/list-page.tsx";
import { NoItems } from "../../../shared/collection/no-items.tsx";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";
import { useQueryState } from "../../../shared/collection/use-query-state.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { QuietSquare } from "../../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ActivityCard } from "./activity-card.tsx";
import styles from "./map-activities.module.css";

const DEFAULT_TAB: ActivityTab = "upcoming";

function tabFromQuery(query: URLSearchParams): ActivityTab {
  return oneOf(ACTIVITY_TABS, query.get("tab"), DEFAULT_TAB);
}

function queryWithTab(query: URLSearchParams, tab: ActivityTab): URLSearchParams {
  return queryWith(query, { tab }, { tab: DEFAULT_TAB });
}

export function MapActivities() {
  const { t } = useLingui();
  return (
    <ListPage
      cityId={useCityId()}
      heading={t`Activités`}
      titleOf={(name) => t`Activités – ${name} – Parvis`}
      renderList={(city) => <ActivitiesInList key={city.id} city={city} />}
    />
  );
}

function ActivitiesInList({ city: { id: cityId } }: { readonly city: City }) {
  const { views, isWhole } = useActivities(cityId);
  const now = useNow();
  const [tab, changeTab] = useQueryState(tabFromQuery, queryWithTab);
  const shown = useMemo(
    () => (views === undefined ? undefined : activitiesIn(tab, views, cityId, now)),
    [views, tab, cityId, now],
  );
  return (
    <CollectionList
      idOf={ACTIVITY_VIEWS.idOf}
      items={shown}
      isWhole={isWhole}
      filters={<Tabs cityId={cityId} tab={tab} onTab={(next) => changeTab(() => next)} />}
      count={
        <ItemCount collection="activities" cityId={cityId} of={{ shown, isWhole }}>
          <Plural value={shown?.length ?? 0} _0="Aucune activité" one="# activité" other="# activités" />
        </ItemCount>
      }
      sort={null}
      none={
        <NoItems
          collection="activities"
          cityId={cityId}
          isWhole={isWhole}
          isFiltered={tab !== DEFAULT_TAB && (views?.length ?? 0) > 0}
          onClear={() => changeTab(() => DEFAULT_TAB)}
          notReceivedWords={
            <Trans>Les activités de cette commune ne sont pas encore sur cet appareil.</Trans>
          }
          noMatchWords={<Trans>Rien de prévu à ce moment-là.</Trans>}
        >
          <EmptyState drawing={<QuietSquare />} title={<Trans>Rien de prévu pour le moment.</Trans>} />
        </NoItems>
      }
      pathOfItem={(activityId) => pathOf("MapActivity", { cityId, activityId })}
      renderRow={(view, placement) => <ActivityCard {...placement} view={view} />}
    />
  );
}

/** What comes next first; of what is past, the latest. */
function activitiesIn(
  tab: ActivityTab,
  views: readonly ActivityView[],
  cityId: CityId,
  now: Instant,
): readonly ActivityView[] {
  const zone = timeZoneOf(cityId);
  const direction = tab === "past" ? -1 : 1;
  return views
    .filter(({ activity }) => isInTab(tab, activity, now, zone))
    .toSorted((a, b) => direction * (a.activity.startsAt - b.activity.startsAt));
}

interface TabsProps {
  readonly cityId: CityId;
  readonly tab: ActivityTab;
  readonly onTab: (tab: ActivityTab) => void;
}

function Tabs({ cityId, tab, onTab }: TabsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <Link className={buttonClass("primary")} to={pathOf("MapNewActivity", { cityId })}>
          <CalendarPlus aria-hidden="true" size={20} />
          <Trans>Proposer une activité</Trans>
        </Link>{" "}
        <a className={buttonClass("quiet")} href={`webcal://${location.host}/calendar/${cityId}.ics`}>
          <Rss aria-hidden="true" size={20} />
          <Trans>S’abonner au calendrier</Trans>
        </a>
      </p>
      <div className={styles.tabs}>
        {ACTIVITY_TABS.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => onTab(one)}>
            {i18n._(TAB_WORDS[one])}
          </Chip>
        ))}
      </div>
    </>
  );
}
