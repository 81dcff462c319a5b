import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CityHealth } from "../../../domain/administration/question.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { dayWords, momentWords, timeWords } from "../../../i18n/date-words.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { numberWords } from "../../../i18n/measure-words.ts";

interface CityFigure {
  readonly name: MessageDescriptor;
  /** On a card, where it has a quarter of the width. */
  readonly short: MessageDescriptor;
  readonly wordsOf: (i18n: I18n, city: CityHealth) => string;
}

/** What was not counted is not none. */
const UNKNOWN = "–";

const DAY_HOURS = 24;

/** How a commune is, at a glance. */
export const CARD_FIGURES: readonly CityFigure[] = [
  {
    name: msg`Anomalies ouvertes`,
    short: msg`Ouvertes`,
    wordsOf: (i18n, { open }) => (open === null ? UNKNOWN : numberWords(i18n, open)),
  },
  {
    name: msg`À examiner`,
    short: msg`À examiner`,
    wordsOf: (i18n, { waiting }) => (waiting === null ? UNKNOWN : maskedCountWords(i18n, waiting)),
  },
  {
    name: msg`Réponse`,
    short: msg`Réponse`,
    wordsOf: (i18n, { ackHours }) => (ackHours === null ? UNKNOWN : delayWords(i18n, ackHours)),
  },
  {
    name: msg`Résolution`,
    short: msg`Résolution`,
    wordsOf: (i18n, { resolveDays }) =>
      resolveDays === null ? UNKNOWN : i18n._(msg`${numberWords(i18n, resolveDays)} j`),
  },
];

/** The columns of the table: the accounts have none on a card, which says them under the name. */
export const CITY_FIGURES: readonly Omit<CityFigure, "short">[] = [
  ...CARD_FIGURES,
  { name: msg`Comptes`, wordsOf: (i18n, { residents }) => residentsWords(i18n, residents) },
];

export function residentsWords(i18n: I18n, residents: CityHealth["residents"]): string {
  return residents === null ? UNKNOWN : maskedCountWords(i18n, residents);
}

/** Two days are easier to grasp than fifty hours, as on the commune's own page. */
function delayWords(i18n: I18n, hours: number): string {
  if (hours < 2 * DAY_HOURS) return i18n._(msg`${numberWords(i18n, hours)} h`);
  return i18n._(msg`${numberWords(i18n, Math.ceil(hours / DAY_HOURS))} j`);
}

/** When its reports were counted; null for not yet. */
export function countedWords(i18n: I18n, { countedAt }: CityHealth, now: number): string | null {
  return countedAt === null ? null : momentWords(i18n, countedAt, now);
}

/** The same in a column of a table: the hour of today, the day of what is older. */
export function countedShort(i18n: I18n, { countedAt }: CityHealth, now: number): string | null {
  if (countedAt === null) return null;
  const day = dayWords(i18n, countedAt, now);
  return day === dayWords(i18n, now, now) ? timeWords(i18n, countedAt) : day;
}

/** What a commune is known by, with the word that says so; short enough for a card at 320 px. */
export const codeWords = (i18n: I18n, code: CityId): string => i18n._(msg`INSEE ${code}`);
