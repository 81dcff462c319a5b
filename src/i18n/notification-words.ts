import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Instant } from "../domain/basics/instant.ts";
import { dayAfter, localDayOf } from "../domain/city/time-zone.ts";
import type { NotificationKind } from "../domain/notification/kinds.ts";
import {
  FOLLOW_UP,
  PLACE_FREED,
  REFUSED,
  WARNED,
  type Notification,
} from "../domain/notification/notification.ts";
import { ACTIVITY_STATUS_WORDS } from "./activity-words.ts";
import { dayWords } from "./date-words.ts";
import { HIDE_WORDS, hideWords } from "./hide-words.ts";
import { IDEA_STATUS_WORDS } from "./idea-words.ts";
import { STATUS_WORDS } from "./status-words.ts";

export const NOTIFICATION_KIND_WORDS = {
  status: msg`L’avancement des signalements`,
  answer: msg`Les réponses de la commune`,
  message: msg`Les nouveaux messages`,
  activity: msg`Les changements d’activités`,
  moderation: msg`La publication de ce que j’écris`,
  nearby: msg`Ce qui est nouveau près de chez moi`,
  review: msg`Ce qui attend la modération`,
} as const satisfies Record<NotificationKind, MessageDescriptor>;

/** As a filter over the list. */
export const NOTIFICATION_FILTER_WORDS = {
  status: msg`Avancement`,
  answer: msg`Réponses`,
  message: msg`Messages`,
  activity: msg`Activités`,
  moderation: msg`Publication`,
  nearby: msg`Près de chez moi`,
  review: msg`Modération`,
} as const satisfies Record<NotificationKind, MessageDescriptor>;

const MODERATION_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  published: msg`Publié, tout le monde peut le lire`,
  hidden: msg`Masqué par la modération`,
  private: msg`Gardé pour la mairie`,
  pending: msg`En attente de vérification`,
  "flag-hidden": msg`Ce que vous avez signalé n’est plus visible`,
  "flag-kept": msg`Ce que vous avez signalé reste visible`,
  upheld: msg`La décision que vous avez contestée est maintenue`,
  "message-published": msg`Votre message est publié`,
  "message-hidden": msg`Votre message a été masqué par la modération`,
};

const STATUS_NEWS: Readonly<Record<string, MessageDescriptor>> = {
  [FOLLOW_UP]: msg`Ce problème est-il réglé ?`,
};
const ACTIVITY_NEWS: Readonly<Record<string, MessageDescriptor>> = {
  changed: msg`La date ou le lieu a changé`,
  tomorrow: msg`C’est demain`,
  [PLACE_FREED]: msg`Une place s’est libérée`,
};
const IDEA_NEWS: Readonly<Record<string, MessageDescriptor>> = {
  merge: msg`La commune propose de réunir deux idées`,
};
const ANSWERED = msg`La commune a répondu`;
const PLAIN = {
  message: msg`Nouveau message`,
  nearby: msg`Nouveau près de chez vous`,
  review: msg`Des contenus attendent la modération`,
} as const;
const DECIDED = msg`Une décision a été prise`;

/** « Nouveau statut : Résolue »: a code of a newer version is said in general. */
export function notificationSentence(
  i18n: I18n,
  { kind, what }: Pick<Notification, "kind" | "what">,
): string {
  switch (kind) {
    case "status":
      return standing(i18n, labelOf(STATUS_WORDS, what)?.label, labelOf(STATUS_NEWS, what));
    case "activity":
      return standing(i18n, labelOf(ACTIVITY_STATUS_WORDS, what), labelOf(ACTIVITY_NEWS, what));
    case "answer":
      return standing(i18n, labelOf(IDEA_STATUS_WORDS, what), labelOf(IDEA_NEWS, what) ?? ANSWERED);
    case "moderation":
      return moderation(i18n, what);
    case "message":
    case "nearby":
    case "review":
      return i18n._(PLAIN[kind]);
  }
}

function moderation(i18n: I18n, what: string): string {
  const reason = reasonAfter(i18n, what);
  if (what.startsWith(WARNED)) return i18n._(msg`Avertissement de la modération : ${reason}`);
  if (what.startsWith(REFUSED)) return i18n._(msg`Non publié par la modération : ${reason}`);
  if (what.startsWith(`message-${REFUSED}`)) return i18n._(msg`Votre message n’a pas été publié : ${reason}`);
  return i18n._(labelOf(MODERATION_WORDS, what) ?? DECIDED);
}

/** « refused-spam »: the code after the last dash. */
function reasonAfter(i18n: I18n, what: string): string {
  return i18n._(hideWords(what.slice(what.lastIndexOf("-") + 1)) ?? HIDE_WORDS.other);
}

function standing(i18n: I18n, label: MessageDescriptor | undefined, otherwise = DECIDED): string {
  if (label === undefined) return i18n._(otherwise);
  const status = i18n._(label);
  return i18n._(msg`Nouveau statut : ${status}`);
}

function labelOf<T>(words: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

interface CalendarDay {
  /** "2026-03-12" */
  readonly day: string;
  /** Some moment of it. */
  readonly at: Instant;
  readonly zone: string;
  readonly now: Instant;
}

/** « Aujourd’hui », « Hier », « 12 mars ». */
export function calendarDayWords(i18n: I18n, { day, at, zone, now }: CalendarDay): string {
  const today = localDayOf(now, zone);
  if (day === today) return i18n._(msg`Aujourd’hui`);
  if (day === dayAfter(today, -1)) return i18n._(msg`Hier`);
  return dayWords(i18n, at, now);
}
