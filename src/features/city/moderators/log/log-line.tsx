import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { cityClock } from "../../../../clock/city-clock.ts";
import type { LogLine } from "../../../../domain/moderation/log-question.ts";
import { pathOf } from "../../../../domain/navigation/routes.ts";
import { subjectPathOf } from "../../../../domain/navigation/subject-path.ts";
import { AUTHOR_KIND_WORDS } from "../../../../i18n/anomaly-words.ts";
import { momentWords } from "../../../../i18n/date-words.ts";
import { hideWords } from "../../../../i18n/hide-words.ts";
import { LogRow } from "../../../../shared/reading/log-row.tsx";
import { LOGGED_WORDS, SUBJECT_WORDS } from "./log-words.ts";

/** What was decided, about what, by whom and why. */
export function LogLineRow({ line }: { readonly line: LogLine }) {
  const { t, i18n } = useLingui();
  const [now] = useState(cityClock.now);
  const { act, at, byName, byKind, number, subject, reason } = line;
  const role = t(AUTHOR_KIND_WORDS[byKind]);
  const what = t(SUBJECT_WORDS[subject.collection]);
  return (
    <LogRow
      title={t(LOGGED_WORDS[act])}
      facts={
        <>
          <Link to={pathOfSubject(line)}>{number === "" ? what : t`${what} n° ${number}`}</Link>
          <span>{momentWords(i18n, at, now)}</span>
          {act === "held" ? null : <span>{byName === "" ? role : t`${byName}, ${role}`}</span>}
        </>
      }
      about={<Why line={line} />}
      words={reason}
    />
  );
}

function Why({ line: { act, code, days = Number(code) } }: { readonly line: LogLine }) {
  const { t } = useLingui();
  const motive = hideWords(code);
  return (
    <>
      {motive === undefined ? null : <span>{t`Motif : ${t(motive)}`}</span>}
      {act === "muted" ? (
        <span>
          <Trans>
            Pendant <Plural value={days} one="# jour" other="# jours" />
          </Trans>
        </span>
      ) : null}
    </>
  );
}

/** What is said in a discussion, and what happens to one, is read there. */
function pathOfSubject({ cityId, subject, threadId }: LogLine): string {
  return threadId === "" ? subjectPathOf(cityId, subject) : pathOf("Thread", { cityId, threadId });
}
