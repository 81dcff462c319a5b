import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Activity } from "../../../domain/activity/activity.ts";
import {
  ACCESS_WORDS,
  ACTIVITY_CATEGORY_WORDS,
  localDayWords,
  longWhen,
  ORGANISER_WORDS,
  PRICE_WORDS,
  REPEAT_WORDS,
} from "../../../i18n/activity-words.ts";
import type { Compared } from "../../../shared/commands/own-change.tsx";

/** What an activity says, each field beside what it would say. */
export function announcedWords(i18n: I18n, theirs: Activity, mine: Activity): readonly Compared[] {
  return FIELDS.map(({ label, wordsOf }) => ({
    label: i18n._(label),
    theirs: wordsOf(theirs, i18n),
    mine: wordsOf(mine, i18n),
  }));
}

const FIELDS = [
  { label: msg`Titre`, wordsOf: ({ title }: Activity) => title },
  {
    label: msg`Catégorie`,
    wordsOf: ({ categoryId }: Activity, i18n: I18n) => i18n._(ACTIVITY_CATEGORY_WORDS[categoryId]),
  },
  { label: msg`Description`, wordsOf: ({ description }: Activity) => description },
  { label: msg`Quand`, wordsOf: (activity: Activity, i18n: I18n) => longWhen(i18n, activity) },
  { label: msg`Répétition`, wordsOf: repeatWords },
  { label: msg`Nom du lieu`, wordsOf: ({ placeName }: Activity) => placeName },
  { label: msg`Lien`, wordsOf: ({ url }: Activity) => url },
  { label: msg`Organisée par`, wordsOf: organiserWords },
  { label: msg`Contact`, wordsOf: ({ contact = "" }: Activity) => contact },
  {
    label: msg`Accès`,
    wordsOf: ({ access }: Activity, i18n: I18n) =>
      access.map((need) => i18n._(ACCESS_WORDS[need])).join(", "),
  },
  { label: msg`Places`, wordsOf: ({ capacity }: Activity) => (capacity === null ? "" : String(capacity)) },
  { label: msg`Prix`, wordsOf: priceWords },
  { label: msg`Inscription`, wordsOf: ({ registrationUrl = "" }: Activity) => registrationUrl },
];

function repeatWords({ repeats }: Activity, i18n: I18n): string {
  if (repeats === undefined) return i18n._(REPEAT_WORDS[""]);
  const { every, count, off } = repeats;
  const without = off.map((day) => i18n._(msg`sauf ${localDayWords(i18n, day)}`));
  return [i18n._(REPEAT_WORDS[every]), `× ${count}`, ...without].join(" · ");
}

function organiserWords({ organiserName, organiserKind }: Activity, i18n: I18n): string {
  return [organiserName, i18n._(ORGANISER_WORDS[organiserKind])].filter((part) => part !== "").join(" · ");
}

function priceWords({ priceKind, priceLabel = "" }: Activity, i18n: I18n): string {
  return [i18n._(PRICE_WORDS[priceKind]), priceLabel].filter((part) => part !== "").join(" · ");
}
