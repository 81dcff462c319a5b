import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  BellOff,
  BellRing,
  Building2,
  CalendarClock,
  CircleCheckBig,
  Gavel,
  House,
  MessageCircle,
  ShieldCheck,
} from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import type { NotificationGroup } from "../../domain/notification/grouped.ts";
import type { NotificationKind } from "../../domain/notification/kinds.ts";
import { notificationSentence } from "../../i18n/notification-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./notifications.module.css";
import { useSubject, type NotifiedSubject } from "./use-subject.ts";

const ICONS = {
  status: <CircleCheckBig />,
  answer: <Building2 />,
  message: <MessageCircle />,
  activity: <CalendarClock />,
  moderation: <ShieldCheck />,
  nearby: <House />,
  review: <Gavel />,
} as const satisfies Record<NotificationKind, ReactNode>;

interface NotificationRowProps {
  readonly cityId: CityId;
  readonly group: NotificationGroup;
  readonly isMuted: boolean;
  readonly onOpen: () => void;
  readonly onMute: (on: boolean) => void;
}

/** What happened to one content in one day. The whole of it is the link. */
export function NotificationRow({ cityId, group, isMuted, onOpen, onMute }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const { newest, count, unread } = group;
  const subject = useSubject(cityId, group.subject);
  const isNew = unread.length > 0;
  const others = count - 1;
  return (
    <li className={styles.row} data-new={isNew}>
      <span className={styles.icon} aria-hidden="true">
        {ICONS[newest.kind]}
      </span>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {isNew ? (
            <VisuallyHidden>
              <Trans>Non lue :</Trans>{" "}
            </VisuallyHidden>
          ) : null}
          {notificationSentence(i18n, newest)}
          {others > 0 ? (
            <span className={styles.others}>
              {" "}
              {t`${plural(others, { one: "et # autre", other: "et # autres" })}`}
            </span>
          ) : null}
        </p>
        {newest.kind === "review" ? (
          <QueueLine cityId={cityId} onOpen={onOpen} />
        ) : (
          <SubjectLine subject={subject} onOpen={onOpen} />
        )}
        <p className={styles.when}>
          <DateWords at={newest.at} />
          {isMuted ? (
            <>
              {" · "}
              <Trans>Vous n’êtes plus prévenu</Trans>
            </>
          ) : null}
        </p>
      </div>
      {newest.kind === "review" ? null : (
        <IconButton
          className={styles.mute}
          label={isMuted ? t`Me prévenir à nouveau` : t`Ne plus me prévenir`}
          icon={isMuted ? <BellRing /> : <BellOff />}
          onClick={() => onMute(!isMuted)}
        />
      )}
    </li>
  );
}

interface QueueLineProps {
  readonly cityId: CityId;
  readonly onOpen: () => void;
}

/** It names nothing: what waits is in the queue, whole. */
function QueueLine({ cityId, onOpen }: QueueLineProps) {
  return (
    <p className={styles.subject}>
      <Link className={styles.link} to={pathOf("Threads", { cityId })} onClick={onOpen}>
        <Trans>Ouvrir « À traiter »</Trans>
      </Link>
    </p>
  );
}

function SubjectLine({
  subject,
  onOpen,
}: {
  readonly subject: NotifiedSubject;
  readonly onOpen: () => void;
}) {
  const { title, state, path } = subject;
  if (state === "gone")
    return (
      <p className={styles.gone}>
        <Trans>Ce contenu n’est plus disponible</Trans>
      </p>
    );
  return (
    <p className={styles.subject}>
      <Link className={styles.link} to={path} onClick={onOpen}>
        {title === "" ? <Trans>Ouvrir</Trans> : title}
      </Link>
    </p>
  );
}
