import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus, Check, Star, UserCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useData } from "../../../data/data-context.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { useOnline } from "../../../data/device/use-online.ts";
import type { Activity } from "../../../domain/activity/activity.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { calendarFileOf } from "../../../domain/activity/calendar-file.ts";
import { isFull } from "../../../domain/activity/is-full.ts";
import { isToldOf } from "../../../domain/notification/judged.ts";
import { NO_NOTIFICATIONS } from "../../../domain/notification/my-notifications.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { DetailActions } from "../../../shared/collection/detail-actions.tsx";
import { DetailMenu } from "../../../shared/collection/detail-menu.tsx";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { FollowButton } from "../../../shared/commands/follow-button.tsx";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { useMarkLook } from "../../../shared/moderation/use-mark-look.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { StackedButton } from "../../../ui/stacked-button.tsx";
import { FOLLOW_ACTIVITY, GOING, INTERESTED } from "../activity-marks.ts";
import parts from "../../../shared/collection/detail-parts.module.css";

interface ActivityActionsProps {
  readonly view: ActivityView;
  readonly isOver: boolean;
  readonly otherView: ReactNode;
  /** Of the menu, for whoever manages it. */
  readonly items: ReactNode;
}

export function ActivityActions({ view, isOver, otherView, items }: ActivityActionsProps) {
  const { t, i18n } = useLingui();
  const { visiting = false } = useData();
  const { activity, going, interested, followed } = view;
  const path = pathOf("MapActivity", { cityId: activity.cityId, activityId: activity.id });
  const isOpen = !visiting && mayBeJoined(activity, isOver);
  return (
    <div className={parts.head}>
      <Places activity={activity} />
      <DetailActions primary={isOpen || going ? <GoingButton view={view} /> : null}>
        {isOpen || interested ? <InterestedButton view={view} /> : null}
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
          {items}
        </DetailMenu>
      </DetailActions>
    </div>
  );
}

function mayBeJoined({ status, visibility }: Activity, isOver: boolean): boolean {
  return !isOver && status !== "cancelled" && visibility !== "hidden";
}

function Places({ activity: { goingCount, capacity } }: { readonly activity: Activity }) {
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
    </p>
  );
}

function GoingButton({ view }: Pick<ActivityActionsProps, "view">) {
  const { t } = useLingui();
  const { activity, going } = view;
  const { sync, refusal, put } = useMark(activity, GOING);
  const full = useFullWords(view);
  const isTaken = !going && isFull(activity);
  return (
    <MarkButton
      look={useMarkLook(activity.cityId)}
      on={going}
      sync={sync}
      refusal={refusal}
      obstacle={isTaken ? full : undefined}
      onPress={() => put(!going)}
      icon={going ? <Check /> : <UserCheck />}
      onWords={t`Vous y participez.`}
    >
      <Trans>J’y participe</Trans>
    </MarkButton>
  );
}

function useFullWords({ activity: { id, cityId }, interested, followed }: ActivityView): string {
  const { t } = useLingui();
  const mine = useMembership(cityId)?.notifications ?? NO_NOTIFICATIONS;
  const { actor } = useData();
  const isOnline = useOnline();
  if (!isOnline)
    return t`Complet, d’après ce que cet appareil a reçu. Au retour du réseau, vous verrez ici si une place s’est libérée.`;
  if (!isToldOf(mine, { kind: "activity", subject: { collection: "activities", id } }, actor))
    return t`Complet. Si une place se libère, vous pourrez la prendre ici.`;
  return interested || followed
    ? t`Complet. Parvis vous dira si une place se libère.`
    : t`Complet. Choisissez « Ça m’intéresse » : Parvis vous dira si une place se libère.`;
}

function InterestedButton({ view: { activity, interested } }: Pick<ActivityActionsProps, "view">) {
  const { t } = useLingui();
  const { sync, refusal, put } = useMark(activity, INTERESTED);
  return (
    <MarkButton
      look="stacked"
      on={interested}
      sync={sync}
      refusal={refusal}
      onPress={() => put(!interested)}
      icon={interested ? <Check /> : <Star />}
      onWords={t`Elle vous intéresse.`}
    >
      <Trans>Ça m’intéresse</Trans>
    </MarkButton>
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
