import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { useState, type ReactNode } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { useLasting } from "../../data/device/use-clock.ts";
import { momentWords } from "../../i18n/date-words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CALL_PROBLEM_WORDS } from "./call-problem-words.ts";
import { NoAnswer } from "./no-answer.tsx";
import type { Reading } from "./use-reading.ts";

interface ReadingFrameProps<T> {
  readonly reading: Reading<T>;
  readonly children: (answer: T) => ReactNode;
}

/** What is known, how old it is when it could not be asked for, and why not. */
export function ReadingFrame<T>({ reading, children }: ReadingFrameProps<T>) {
  const { answer, problem } = reading;
  return (
    <>
      {problem === null ? <Asking reading={reading} /> : <Unanswered reading={reading} />}
      {answer === undefined && problem === null ? <Skeleton shape="row" count={4} /> : null}
      {answer === undefined ? null : children(answer)}
    </>
  );
}

/** What was known before stays while it is asked for anew, and says how old it is once that takes long. */
const ASKED_LONG_MS = 500;

function Asking({ reading: { asOf } }: { readonly reading: Reading<unknown> }) {
  const { i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const isLong = useLasting(asOf !== null, ASKED_LONG_MS);
  if (asOf === null || !isLong) return null;
  const moment = momentWords(i18n, asOf, now);
  return (
    <Banner tone="info">
      <Trans>Données relevées {moment}. Mise à jour…</Trans>
    </Banner>
  );
}

function Unanswered({ reading: { asOf, problem, askAgain } }: { readonly reading: Reading<unknown> }) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  if (problem === null) return null;
  const moment = asOf === null ? "" : momentWords(i18n, asOf, now);
  const known = asOf === null ? t`Rien n’a pu être lu.` : t`Lecture seule. Données relevées ${moment}.`;
  return (
    <Banner
      tone={asOf === null ? "error" : "warning"}
      title={known}
      action={
        <Button icon={<RotateCw />} onClick={askAgain}>
          <Trans>Réessayer</Trans>
        </Button>
      }
    >
      <p>{problem === "offline" ? <NoAnswer /> : t(CALL_PROBLEM_WORDS[problem])}</p>
    </Banner>
  );
}
