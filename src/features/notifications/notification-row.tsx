import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  BellMinus,
  BellRing,
  Building2,
  CalendarClock,
  CircleCheckBig,
  Gavel,
  House,
  MessageCircle,
  ShieldCheck,
} from "lucide-react";
import type { ComponentType } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import type { NotificationGroup } from "../../domain/notification/grouped.ts";
import type { NotificationKind } from "../../domain/notification/kinds.ts";
import { FOLLOW_UP } from "../../domain/notification/notification.ts";
import { notificationSentence } from "../../i18n/notification-words.ts";
import { DateWords } from "../../shared/collection/date-words.tsx";
import type { ItemField } from "../../shared/collection/item-field.tsx";
import { PictureDot } from "../../shared/collection/news-dot.tsx";
import { RowFact, RowFrame, RowLink } from "../../shared/collection/row-frame.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./notifications.module.css";
import { useSubject, type NotifiedSubject } from "./use-subject.ts";

/** Where what it is about has no photo. */
const FIELDS = {
  status: { icon: CircleCheckBig, hue: 150 },
  answer: { icon: Building2, hue: 255 },
  message: { icon: MessageCircle, hue: 220 },
  activity: { icon: CalendarClock, hue: 40 },
  moderation: { icon: ShieldCheck, hue: 290 },
  nearby: { icon: House, hue: 85 },
  review: { icon: Gavel, hue: 320 },
} as const satisfies Record<NotificationKind, ItemField>;

export type FollowUpPart = ComponentType<{
  readonly cityId: CityId;
  readonly anomalyId: Identifier;
  readonly onAnswer: () => void;
}>;

interface NotificationRowProps {
  readonly cityId: CityId;
  readonly group: NotificationGroup;
  readonly isMuted: boolean;
  readonly FollowUp: FollowUpPart;
  /** Opened, or answered in its place. */
  readonly onRead: () => void;
  readonly onMute: (on: boolean) => void;
}

/** What happened to one content in one day. The whole of it is the link, but for what it asks. */
export function NotificationRow({ cityId, group, isMuted, FollowUp, onRead, onMute }: NotificationRowProps) {
  const { t } = useLingui();
  const { newest, subject, unread } = group;
  const { title, state, path, photo } = useAbout(cityId, group);
  const news = useNews(group);
  const isGone = state === "gone";
  const isNew = unread.length > 0;
  return (
    <RowFrame
      cityId={cityId}
      photo={photo}
      field={FIELDS[newest.kind]}
      mark={isNew ? <PictureDot words={t`Non lue`} /> : null}
      heading="h3"
      title={
        isGone ? (
          <Trans>Ce contenu n’est plus disponible</Trans>
        ) : (
          <RowLink to={path} onClick={onRead}>
            {title === "" ? news : title}
          </RowLink>
        )
      }
      facts={
        <>
          <RowFact>
            {title === "" && !isGone ? "" : <span className={isNew ? styles.new : undefined}>{news}</span>}
          </RowFact>
          <RowFact>
            <DateWords at={newest.at} short />
          </RowFact>
          <RowFact>{isMuted ? t`Vous n’êtes plus prévenu` : ""}</RowFact>
        </>
      }
      actions={
        newest.what === FOLLOW_UP ? (
          <FollowUp cityId={cityId} anomalyId={subject.id} onAnswer={onRead} />
        ) : undefined
      }
      end={newest.kind === "review" ? null : <MuteButton isMuted={isMuted} onMute={onMute} />}
    />
  );
}

function useAbout(cityId: CityId, { newest, subject }: NotificationGroup): NotifiedSubject {
  const about = useSubject(cityId, subject);
  if (newest.kind !== "review") return about;
  // It names nothing: what waits is in the queue, whole.
  return { title: "", state: "here", path: pathOf("Threads", { cityId }), photo: undefined };
}

/** « La commune a répondu et 2 autres » */
function useNews({ newest, count }: NotificationGroup): string {
  const { t, i18n } = useLingui();
  const sentence = notificationSentence(i18n, newest);
  const others = count - 1;
  return others === 0
    ? sentence
    : `${sentence} ${t`${plural(others, { one: "et # autre", other: "et # autres" })}`}`;
}

function MuteButton({ isMuted, onMute }: Pick<NotificationRowProps, "isMuted" | "onMute">) {
  const { t } = useLingui();
  const words = isMuted ? t`Me prévenir à nouveau` : t`Ne plus me prévenir`;
  return (
    <Button
      kind="quiet"
      className={styles.mute}
      icon={isMuted ? <BellRing /> : <BellMinus />}
      title={words}
      onClick={() => onMute(!isMuted)}
    >
      <span className={styles.muteWords}>{words}</span>
    </Button>
  );
}
