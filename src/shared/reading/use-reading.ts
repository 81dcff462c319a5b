import { useCallback, useEffect, useState } from "react";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CallProblem } from "../../remote/callables/call-answered.ts";

export interface Reading<T> {
  /** Undefined until something is known. */
  readonly answer: T | undefined;
  /** When this device was told, if not just now. */
  readonly asOf: Instant | null;
  readonly problem: CallProblem | null;
  readonly askAgain: () => void;
}

/** What the service last said to this device, for when it does not answer. */
export interface KeptAnswer<T> {
  readonly last: () => Promise<{ readonly answer: T; readonly at: Instant } | undefined>;
  readonly keep: (answer: T) => Promise<unknown>;
  /** For who may not ask any more. */
  readonly forget: () => Promise<unknown>;
}

interface Asking<T> {
  /** What is asked, as `ask` takes it. */
  readonly question: string;
  readonly ask: (question: string) => Promise<Result<T, CallProblem>>;
  readonly kept: KeptAnswer<T>;
}

type News<T> = Omit<Reading<T>, "askAgain">;

/** For what must not stay on the device. */
export const NOTHING_KEPT = {
  last: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** What the service answers now; without network, what it last said to this device. */
export function useReading<T>({ question, ask, kept }: Asking<T>): Reading<T> {
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<News<T> & { readonly key: string }>();
  const key = `${turn} ${question}`;
  useEffect(() => {
    let isCurrent = true;
    void tellAnswer({ question, ask, kept }, (news) => {
      if (isCurrent) setTold({ key, ...news });
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, key, question, kept]);
  const askAgain = useCallback(() => setTurn((count) => count + 1), []);
  const { answer, asOf = null, problem = null } = told?.key === key ? told : {};
  return { answer, asOf, problem, askAgain };
}

async function tellAnswer<T>(
  { question, ask, kept }: Asking<T>,
  tell: (news: News<T>) => void,
): Promise<void> {
  const before = await kept.last();
  // Shown while it is asked: a line that stays silent hides nothing that is known.
  if (before !== undefined) tell({ answer: before.answer, asOf: before.at, problem: null });
  const read = await ask(question);
  if (read.ok) {
    tell({ answer: read.value, asOf: null, problem: null });
    await kept.keep(read.value);
    return;
  }
  if (read.problem === "not_allowed") await kept.forget();
  const last = read.problem === "not_allowed" ? undefined : before;
  tell({ answer: last?.answer, asOf: last?.at ?? null, problem: read.problem });
}
