import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useData } from "../../../data/data-context.ts";
import type { Activity } from "../../../domain/activity/activity.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { calendarFileOf } from "../../../domain/activity/calendar-file.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { DetailActions } from "../../../shared/collection/detail-actions.tsx";
import { DetailMenu } from "../../../shared/collection/detail-menu.tsx";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { FollowButton } from "../../../shared/commands/follow-button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { StackedButton } from "../../../ui/stacked-button.tsx";
import { FOLLOW_ACTIVITY } from "../activity-marks.ts";
import { Going, Interested, JoinItems } from "./join-ways.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";

interface ActivityActionsProps {
  readonly view: ActivityView;
  readonly isOver: boolean;
  /** They decide about it: what residents press is in the menu (MOD-17). */
  readonly moderates: boolean;
  readonly otherView: ReactNode;
  /** Of the menu, for whoever manages it. */
  readonly items: ReactNode;
}

export function ActivityActions({ view, isOver, moderates, otherView, items }: ActivityActionsProps) {
  const { t, i18n } = useLingui();
  const { visiting = false } = useData();
  const { activity, followed } = view;
  const path = pathOf("MapActivity", { cityId: activity.cityId, activityId: activity.id });
  const isOpen = !visiting && mayBeJoined(activity, isOver);
  const joining = { view, isOpen };
  return (
    <div className={parts.head}>
      <Places activity={activity} isOwn={moderates && view.going} />
      <DetailActions primary={moderates ? null : <Going {...joining} />}>
        {moderates ? null : <Interested {...joining} />}
        {isOpen || followed ? (
          <FollowButton
            content={activity}
            maker={FOLLOW_ACTIVITY}
            followed={followed}
            onWords={t`Vous suivez cette activité.`}
          />
        ) : null}
        <CalendarButton activity={activity} path={path} isOver={isOver} />
        {isUnsent(activity, view) ? null : <ShareButton title={activityTitle(i18n, activity)} path={path} />}
        <DetailMenu
          about={{ collection: "activities", content: activity }}
          mine={view.mine}
          otherView={otherView}
        >
          {moderates ? <JoinItems {...joining} /> : null}
          {items}
        </DetailMenu>
      </DetailActions>
    </div>
  );
}

function mayBeJoined({ status, visibility }: Activity, isOver: boolean): boolean {
  return !isOver && status !== "cancelled" && visibility !== "hidden";
}

interface PlacesProps {
  readonly activity: Activity;
  /** One is this person’s, where no button says so. */
  readonly isOwn: boolean;
}

function Places({ activity: { goingCount, interestedCount, capacity }, isOwn }: PlacesProps) {
  const left = capacity === null ? null : Math.max(0, capacity - goingCount);
  return (
    <p>
      <Plural value={goingCount} _0="Aucun participant" one="# participant" other="# participants" />
      {left === null ? null : (
        <>
          {" · "}
          <Plural value={left} _0="Complet" one="# place libre" other="# places libres" />
        </>
      )}
      {interestedCount === 0 ? null : (
        <>
          {" · "}
          <Plural value={interestedCount} one="# intéressé" other="# intéressés" />
        </>
      )}
      {isOwn ? (
        <>
          {" · "}
          <Trans>Vous y participez.</Trans>
        </>
      ) : null}
    </p>
  );
}

interface CalendarButtonProps {
  readonly activity: Activity;
  readonly path: string;
  readonly isOver: boolean;
}

/** Made on the device: it needs no network. */
function CalendarButton({ activity, path, isOver }: CalendarButtonProps) {
  const { t } = useLingui();
  if (isOver || activity.dateToCome === true) return null;
  const save = () => {
    const text = calendarFileOf(activity, `${location.origin}${path}`);
    saveFile(new Blob([text], { type: "text/calendar" }), `parvis-${activity.id}.ics`);
  };
  return (
    <StackedButton icon={<CalendarPlus />} aria-label={t`Ajouter à mon agenda`} onClick={save}>
      <Trans>Agenda</Trans>
    </StackedButton>
  );
}
