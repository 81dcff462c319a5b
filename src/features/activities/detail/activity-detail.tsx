import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Activity } from "../../../domain/activity/activity.ts";
import { isPast, nextOccurrence } from "../../../domain/activity/activity-dates.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { timeZoneOf } from "../../../domain/city/time-zone.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ACTIVITY_CATEGORY_WORDS } from "../../../i18n/activity-words.ts";
import { DetailFrame } from "../../../shared/collection/detail-frame.tsx";
import { ColourField } from "../../../shared/collection/item-field.tsx";
import { SentMark } from "../../../shared/commands/sent-mark.tsx";
import { OwnState } from "../../../shared/collection/own-state.tsx";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { Moderation } from "../../../shared/moderation/moderation.tsx";
import { AwaitedPhotos } from "../../../shared/photos/awaited-photos.tsx";
import { PhotoHero } from "../../../shared/photos/photo-hero.tsx";
import { LazyThread } from "../../../shared/threads/lazy-thread.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { ActivityBadge } from "../activity-badge.tsx";
import { activityField } from "../activity-field.ts";
import { WhenWords } from "../when-words.tsx";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import { ActivityActions } from "./activity-actions.tsx";
import styles from "./activity-detail.module.css";
import parts from "../../../shared/collection/detail-parts.module.css";
import { ActivityEssentials } from "./activity-essentials.tsx";
import { ActivityFacts } from "./activity-facts.tsx";
import { ActivityOrganiser } from "./activity-organiser.tsx";
import { ActivityTimeline } from "./activity-timeline.tsx";
import { ActivityWhere } from "./activity-where.tsx";
import { headWhen } from "./head-when.ts";
import { OrganiserCheck } from "./organiser-check.tsx";
import { OwnChanges } from "./own-changes.tsx";
import { RepeatDates } from "./repeat-dates.tsx";
import { useChangeActivity } from "./change-activity.tsx";

interface ActivityDetailProps {
  readonly view: ActivityView;
  readonly city: City;
  readonly isWide: boolean;
  readonly otherView: ReactNode;
}

export function ActivityDetail({ view, city, isWide, otherView }: ActivityDetailProps) {
  const { i18n } = useLingui();
  const { activity } = view;
  const now = useNow();
  const zone = timeZoneOf(activity.cityId);
  const next = { ...activity, ...nextOccurrence(activity, now, zone) };
  const moderates = useMayModerate(activity.cityId, activity.number);
  const manages = moderates || view.mine;
  const isOver = isPast(activity, now, zone);
  const changing = useChangeActivity({ activity, isOver });
  return (
    <DetailFrame
      isWide={isWide}
      hero={
        <PhotoHero cityId={activity.cityId} photos={activity.photos}>
          <ColourField field={activityField(i18n, next)} className={parts.field} />
        </PhotoHero>
      }
      status={<Head view={view} next={next} isOver={isOver} />}
      text={activity.description === "" ? null : <p className={parts.text}>{activity.description}</p>}
      moderation={
        moderates ? (
          <Moderation
            about={{ collection: "activities", content: activity }}
            renderAnswer={changing.edit === null ? undefined : () => changing.edit}
          >
            {activity.organiserName === "" ? null : <OrganiserCheck activity={activity} />}
          </Moderation>
        ) : null
      }
      isAsked={isJudged(activity)}
      actions={
        <div className={parts.head}>
          <ActivityActions
            view={view}
            isOver={isOver}
            moderates={moderates}
            otherView={otherView}
            items={manages ? changing.items : null}
          />
          {manages && !moderates ? changing.edit : null}
          {manages ? changing.dialogs : null}
          <OwnChanges activity={activity} />
        </div>
      }
      story={<ActivityTimeline activity={activity} />}
      place={<ActivityWhere view={view} city={city} />}
      discussion={<LazyThread collection="activities" about={activity} />}
      facts={<ActivityFacts activity={activity} />}
    />
  );
}

interface HeadProps {
  readonly view: ActivityView;
  /** The activity at the time of it that comes next. */
  readonly next: Activity;
  readonly isOver: boolean;
}

function Head({ view, next, isOver }: HeadProps) {
  const { i18n } = useLingui();
  const { activity } = view;
  const { number, categoryId } = activity;
  return (
    <div className={parts.head}>
      <Changed activity={activity} />
      <p className={styles.when}>
        <WhenWords activity={next} wordsOf={headWhen} />
      </p>
      <RepeatDates activity={activity} />
      <ActivityEssentials activity={activity} />
      <ActivityOrganiser activity={activity} />
      {isOver ? <Over activity={activity} /> : null}
      <div className={parts.line}>
        <p className={parts.soft}>
          {number === "" ? <Trans>Numéro attribué à l’envoi</Trans> : <Trans>Activité n° {number}</Trans>} ·{" "}
          {i18n._(ACTIVITY_CATEGORY_WORDS[categoryId])}
        </p>
        <SentMark content={activity} mine={view.mine} sync={view.sync} />
      </div>
      <OwnState collection="activities" content={activity} mine={view.mine} sync={view.sync} />
      <AwaitedPhotos content={activity} mine={view.mine} sync={view.sync} />
    </div>
  );
}

/** What there is to say of it afterwards is said in its discussion. */
function Over({ activity: { cityId, id, status } }: { readonly activity: Activity }) {
  return (
    <p>
      <Trans>Terminée</Trans>
      {status === "cancelled" ? null : (
        <>
          {" · "}
          <Link to={pathOf("Thread", { cityId, threadId: id })}>
            <Trans>Retour sur l’activité</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

/** Cancelled or postponed, and why: before anything else. */
function Changed({ activity: { status, history } }: { readonly activity: Activity }) {
  if (status === "confirmed") return null;
  const reason = history.at(-1)?.reason ?? "";
  return (
    <>
      <p>
        <ActivityBadge status={status} />
      </p>
      {reason === "" ? null : <Banner tone="warning">{reason}</Banner>}
    </>
  );
}
