import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  sumOf,
  WAITED_UP_TO,
  type Counts,
  type DayFigures,
  type WaitedKey,
} from "../../../domain/administration/day-figures.ts";
import { REFUSAL_CODES } from "../../../domain/command/refusal.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import { NumberTable } from "../../../ui/number-table.tsx";
import styles from "./figures.module.css";

const WAITED_WORDS = {
  minute: msg`moins d’une minute`,
  hour: msg`moins d’une heure`,
  day: msg`moins d’un jour`,
  week: msg`moins d’une semaine`,
  longer: msg`plus longtemps`,
} as const satisfies Record<WaitedKey, MessageDescriptor>;

interface FigureTablesProps {
  readonly days: readonly DayFigures[];
  readonly kindWords: (kind: string) => MessageDescriptor;
}

export function FigureTables({ days, kindWords }: FigureTablesProps) {
  const { t, i18n } = useLingui();
  const reasonOf = (code: string) => {
    const known = REFUSAL_CODES.find((one) => one === code);
    return known === undefined ? code : refusalSentence(i18n, { code: known });
  };
  const ages = sumOf(days, "ages");
  return (
    <div className={styles.tables}>
      <Figures
        caption={t`Envois acceptés`}
        head={t`Nature`}
        rows={descending(sumOf(days, "applied")).map(([key, count]) => [t(kindWords(key)), key, count])}
      />
      <Figures
        caption={t`Envois refusés`}
        head={t`Ce que la personne a lu`}
        rows={descending(sumOf(days, "refused")).map(([key, count]) => [reasonOf(key), key, count])}
      />
      <Figures
        caption={t`Attente sur l’appareil avant l’envoi`}
        head={t`Durée`}
        rows={WAITED_UP_TO.map(({ key }) => [t(WAITED_WORDS[key]), key, ages[key] ?? 0])}
      />
      <Figures
        caption={t`Requêtes par version de l’application`}
        head={t`Version`}
        rows={descending(sumOf(days, "versions")).map(([key, count]) => [key, key, count])}
      />
    </div>
  );
}

function descending(counts: Counts): readonly (readonly [string, number])[] {
  return Object.entries(counts).toSorted(([, a], [, b]) => b - a);
}

interface FiguresProps {
  readonly caption: string;
  readonly head: string;
  readonly rows: readonly (readonly [label: string, key: string, count: number])[];
}

function Figures({ caption, head, rows }: FiguresProps) {
  const { t, i18n } = useLingui();
  if (rows.length === 0) return null;
  return (
    <NumberTable
      caption={caption}
      head={head}
      columns={[t`Nombre`]}
      rows={rows.map(([label, key, count]) => ({ key, label, numbers: [numberWords(i18n, count)] }))}
    />
  );
}
