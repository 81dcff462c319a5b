import { Trans, useLingui } from "@lingui/react/macro";
import { CheckCheck, Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useData } from "../../data/data-context.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { useNotices } from "../../data/notifications/use-notices.ts";
import { useAwaited } from "../../data/replica/use-awaited.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import type { CityId } from "../../domain/city/city.ts";
import { NOTIFICATIONS_SHOWN_MAX } from "../../domain/limits/limits.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import type { NotificationKind } from "../../domain/notification/kinds.ts";
import { isRead } from "../../domain/notification/judged.ts";
import { NO_NOTIFICATIONS } from "../../domain/notification/my-notifications.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { NOTIFICATION_FILTER_WORDS } from "../../i18n/notification-words.ts";
import { useCityId } from "../../shared/city/use-city-id.ts";
import { sendProblemSentence } from "../../shared/commands/send-problem-sentence.ts";
import { useMayModerate } from "../../shared/moderation/use-may-moderate.ts";
import { DataAge } from "../../shared/reading/data-age.tsx";
import { NotReceived } from "../../shared/reading/not-received.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { QuietSquare } from "../../ui/drawings/quiet-square.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NotificationDays } from "./notification-days.tsx";
import type { FollowUpPart } from "./notification-row.tsx";
import styles from "./notifications.module.css";
import { RefusedNotice } from "./refused-notice.tsx";
import { useNotificationActs } from "./use-notification-acts.ts";

interface NotificationsPageProps {
  /** The answers to « Ce problème est-il réglé ? »: handed in, for features do not know each other. */
  readonly FollowUp: FollowUpPart;
}

/** What happened to what the person wrote, follows or lives near, in this commune. */
export function NotificationsPage({ FollowUp }: NotificationsPageProps) {
  const { t } = useLingui();
  const { device } = useData();
  const cityId = useCityId();
  const notifications = useNotices(cityId);
  return (
    <Page width="list">
      <div className={styles.head}>
        <PageHeading title={t`Notifications`} />
        <Link className={buttonClass("quiet")} to={ROUTES.NotificationSettings}>
          <Settings aria-hidden="true" size={20} /> <Trans>Réglages</Trans>
        </Link>
      </div>
      {notifications === undefined || device === undefined ? (
        <Skeleton shape="row" count={4} />
      ) : (
        <Known cityId={cityId} notifications={notifications} FollowUp={FollowUp} />
      )}
    </Page>
  );
}

interface KnownProps extends NotificationsPageProps {
  readonly cityId: CityId;
  readonly notifications: readonly Notification[];
}

function Known({ cityId, notifications, FollowUp }: KnownProps) {
  const { i18n } = useLingui();
  const acts = useNotificationActs(cityId);
  const [kind, setKind] = useState<NotificationKind | null>(null);
  const mine = useMembership(cityId)?.notifications ?? NO_NOTIFICATIONS;
  const [newest] = notifications;
  const hasNew = notifications.some((one) => !isRead(mine.read, one));
  const shown = kind === null ? notifications : notifications.filter((one) => one.kind === kind);
  return (
    <>
      {acts.problem === null ? null : <Banner tone="error">{sendProblemSentence(i18n, acts.problem)}</Banner>}
      <RefusedNotice />
      {newest === undefined ? (
        <Nothing cityId={cityId} />
      ) : (
        <div className={styles.known}>
          <div className={styles.tools}>
            {hasNew ? (
              <Button icon={<CheckCheck />} onClick={() => void acts.read({ through: newest.at })}>
                <Trans>Tout marquer comme lu</Trans>
              </Button>
            ) : null}
            <KindFilter notifications={notifications} kind={kind} onChange={setKind} />
          </div>
          <NotificationDays {...{ cityId, mine, acts, FollowUp }} notifications={shown} />
        </div>
      )}
      {notifications.length < NOTIFICATIONS_SHOWN_MAX ? null : (
        <p className={styles.hint}>
          <Trans>Seules les {NOTIFICATIONS_SHOWN_MAX} plus récentes sont montrées.</Trans>
        </p>
      )}
    </>
  );
}

interface KindFilterProps {
  readonly notifications: readonly Notification[];
  readonly kind: NotificationKind | null;
  readonly onChange: (kind: NotificationKind | null) => void;
}

/** Nothing to choose between where all are of one kind. */
function KindFilter({ notifications, kind, onChange }: KindFilterProps) {
  const { t } = useLingui();
  const kinds = [...new Set(notifications.map((one) => one.kind))];
  if (kinds.length < 2) return null;
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>
        <Trans>Filtrer les notifications</Trans>
      </legend>
      <Chip pressed={kind === null} onClick={() => onChange(null)}>
        <Trans>Toutes</Trans>
      </Chip>
      {kinds.map((one) => (
        <Chip key={one} pressed={kind === one} onClick={() => onChange(one)}>
          {t(NOTIFICATION_FILTER_WORDS[one])}
        </Chip>
      ))}
    </fieldset>
  );
}

/** What was never heard of is not called none (P13). */
function Nothing({ cityId }: { readonly cityId: CityId }) {
  const { actor } = useData();
  const freshness = useFreshness(actor.uid, "notifications");
  const city = useFreshness(cityId);
  const mayModerate = useMayModerate(cityId);
  const isMissing = freshness.at === null;
  const awaited = useAwaited(isMissing);
  if (awaited) return <Skeleton shape="row" count={4} />;
  if (isMissing)
    return (
      <NotReceived>
        <Trans>Vos notifications ne sont pas encore sur cet appareil.</Trans>
      </NotReceived>
    );
  // What the server said a moment ago is dated as well once the strip above says that it does not answer.
  const note = <DataAge of={{ ...freshness, live: freshness.live && city.live }} />;
  const drawing = <QuietSquare />;
  return mayModerate ? (
    <EmptyState
      drawing={drawing}
      title={<Trans>Rien de nouveau. Ce qui attend une décision se trouve dans « À traiter ».</Trans>}
      note={note}
      action={
        <Link className={buttonClass("primary")} to={pathOf("Threads", { cityId })}>
          <Trans>Ouvrir « À traiter »</Trans>
        </Link>
      }
    />
  ) : (
    <EmptyState
      drawing={drawing}
      title={<Trans>Rien de nouveau. Suivez une anomalie, une idée ou une activité pour être prévenu.</Trans>}
      note={note}
      action={
        <Link className={buttonClass("primary")} to={pathOf("ListAnomalies", { cityId })}>
          <Trans>Voir les anomalies</Trans>
        </Link>
      }
    />
  );
}
