import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { systemClock } from "../../../clock/system-clock.ts";
import type { LogEntry } from "../../../domain/administration/question.ts";
import { dayWords, momentWords } from "../../../i18n/date-words.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { ACT_WORDS, ADMIN_PROBLEM_WORDS } from "../admin-words.ts";
import { LogRow } from "../../../shared/reading/log-row.tsx";
import { nameOfCommune } from "../use-communes.ts";

/** As they are stored; what has no word here is shown under its own name. */
const FIELD_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  uid: msg`Compte`,
  cityId: msg`Commune`,
  reason: msg`Motif`,
  until: msg`Jusqu’au`,
  notice: msg`Message`,
  version: msg`Version`,
};

interface LogItemProps {
  readonly entry: LogEntry;
  readonly communes: readonly CommuneEntry[] | undefined;
}

export function LogItem({ entry, communes }: LogItemProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { at, by, byEmail, name, about, aboutEmail, result } = entry;
  const wordsOf = (field: string, value: unknown): string => {
    if (field === "uid" && aboutEmail !== "") return aboutEmail;
    if (field === "cityId") return nameOfCommune(communes, String(value));
    return field === "until" && typeof value === "number" ? dayWords(i18n, value, now) : String(value);
  };
  const facts = Object.entries(about).filter(([, value]) => value !== null);
  return (
    <LogRow
      title={t(ACT_WORDS[name])}
      facts={
        <>
          <span>{momentWords(i18n, at, now)}</span>
          <span>{byEmail === "" ? by : byEmail}</span>
          <span>{resultWords()}</span>
        </>
      }
      about={facts.map(([field, value]) => (
        <span key={field}>
          {FIELD_WORDS[field] === undefined ? field : t(FIELD_WORDS[field])} : {wordsOf(field, value)}
        </span>
      ))}
    />
  );

  function resultWords(): string {
    if (result === "done") return t`fait`;
    return result === "begun" ? t`sans réponse connue` : t(ADMIN_PROBLEM_WORDS[result]);
  }
}
