import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { numberWords } from "../../../i18n/measure-words.ts";

interface CityFigure {
  readonly name: MessageDescriptor;
  readonly wordsOf: (i18n: I18n, city: CityHealth) => string;
}

/** What was not counted is not none. */
const UNKNOWN = "–";

const DAY_HOURS = 24;

/** How a commune is, at a glance: the lines of its card, and the columns of its row. */
export const CITY_FIGURES: readonly CityFigure[] = [
  {
    name: msg`Comptes rattachés`,
    wordsOf: (i18n, { residents }) => (residents === null ? UNKNOWN : maskedCountWords(i18n, residents)),
  },
  {
    name: msg`Anomalies ouvertes`,
    wordsOf: (i18n, { open }) => (open === null ? UNKNOWN : numberWords(i18n, open)),
  },
  {
    name: msg`À vérifier ou signalés`,
    wordsOf: (i18n, { waiting }) => (waiting === null ? UNKNOWN : maskedCountWords(i18n, waiting)),
  },
  {
    name: msg`Réponse`,
    wordsOf: (i18n, { ackHours }) => (ackHours === null ? UNKNOWN : delayWords(i18n, ackHours)),
  },
  {
    name: msg`Résolution`,
    wordsOf: (i18n, { resolveDays }) =>
      resolveDays === null ? UNKNOWN : i18n._(msg`${numberWords(i18n, resolveDays)} j`),
  },
];

/** Two days are easier to grasp than fifty hours, as on the commune's own page. */
function delayWords(i18n: I18n, hours: number): string {
  if (hours < 2 * DAY_HOURS) return i18n._(msg`${numberWords(i18n, hours)} h`);
  return i18n._(msg`${numberWords(i18n, Math.ceil(hours / DAY_HOURS))} j`);
}

/** When its reports were counted; null for not yet. */
export function countedWords(i18n: I18n, { countedAt }: CityHealth, now: number): string | null {
  return countedAt === null ? null : momentWords(i18n, countedAt, now);
}
