import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Star, UserCheck } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import { useOnline } from "../../../data/device/use-online.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { isFull } from "../../../domain/activity/is-full.ts";
import { isToldOf } from "../../../domain/notification/judged.ts";
import { NO_NOTIFICATIONS } from "../../../domain/notification/my-notifications.ts";
import { MarkButton, MarkItem } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { GOING, INTERESTED } from "../activity-marks.ts";

interface ViewProps {
  readonly view: ActivityView;
}

interface JoinProps extends ViewProps {
  /** It may be joined; what somebody joined may always be taken back. */
  readonly isOpen: boolean;
}

export function Going({ view, isOpen }: JoinProps) {
  return isOpen || view.going ? <GoingButton view={view} /> : null;
}

export function Interested({ view, isOpen }: JoinProps) {
  return isOpen || view.interested ? <InterestedButton view={view} /> : null;
}

/** The same in the menu. */
export function JoinItems({ view, isOpen }: JoinProps) {
  return (
    <>
      {isOpen || view.going ? <GoingItem view={view} /> : null}
      {isOpen || view.interested ? <InterestedItem view={view} /> : null}
    </>
  );
}

function GoingButton({ view }: ViewProps) {
  const { t } = useLingui();
  const { activity, going } = view;
  const { sync, refusal, put } = useMark(activity, GOING);
  const obstacle = useObstacle(view);
  return (
    <MarkButton
      look="primary"
      on={going}
      sync={sync}
      refusal={refusal}
      obstacle={obstacle}
      onPress={() => put(!going)}
      icon={going ? <Check /> : <UserCheck />}
      onWords={t`Vous y participez.`}
    >
      <Trans>J’y participe</Trans>
    </MarkButton>
  );
}

function GoingItem({ view }: ViewProps) {
  const { put } = useMark(view.activity, GOING);
  return (
    <MarkItem on={view.going} obstacle={useObstacle(view)} put={put} icon={<UserCheck />}>
      <Trans>J’y participe</Trans>
    </MarkItem>
  );
}

function InterestedItem({ view: { activity, interested } }: ViewProps) {
  const { put } = useMark(activity, INTERESTED);
  return (
    <MarkItem on={interested} put={put} icon={<Star />}>
      <Trans>Ça m’intéresse</Trans>
    </MarkItem>
  );
}

/** Why pressing « J’y participe » would come to nothing. */
function useObstacle(view: ActivityView): string | undefined {
  const full = useFullWords(view);
  return !view.going && isFull(view.activity) ? full : undefined;
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

function InterestedButton({ view: { activity, interested } }: ViewProps) {
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
