import { useCallback, useEffect, useState } from "react";
import { adminSnapshot, forgetAdminSnapshots, keepAdminSnapshot } from "../../data/device/admin-snapshots.ts";
import { useDevice } from "../../data/data-context.ts";
import type { Answered, Asked, QuestionName } from "../../domain/administration/question.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { AdminProblem } from "../../remote/callables/admin-callables.ts";
import { useAdminCalls } from "./admin-context.ts";

export interface Reading<T> {
  /** Undefined until something is known. */
  readonly answer: T | undefined;
  /** When this device was told, if not just now. */
  readonly asOf: Instant | null;
  readonly problem: AdminProblem | null;
  readonly askAgain: () => void;
}

interface Told<T> {
  readonly key: string;
  readonly answer: T | undefined;
  readonly asOf: Instant | null;
  readonly problem: AdminProblem | null;
}

/**
 * What the service answers now; without network, what it last said to this device.
 * @param kept the name under which the answer is kept here; null for what must not be
 */
export function useQuestion<N extends QuestionName>(
  name: N,
  asked: Asked<N>,
  kept: string | null,
): Reading<Answered<N>> {
  const calls = useAdminCalls();
  const device = useDevice();
  const [turn, setTurn] = useState(0);
  const [told, setTold] = useState<Told<Answered<N>>>();
  const key = `${turn} ${JSON.stringify(asked)}`;
  useEffect(() => {
    let isCurrent = true;
    const tell = (news: Omit<Told<Answered<N>>, "key">) => {
      if (isCurrent) setTold({ key, ...news });
    };
    const ask = async (): Promise<void> => {
      const before = kept === null ? undefined : await adminSnapshot<Answered<N>>(device, kept);
      // Shown while it is asked: a line that stays silent hides nothing that is known.
      if (before !== undefined) tell({ answer: before.answer, asOf: before.at, problem: null });
      const read = await calls.read(name, JSON.parse(key.slice(key.indexOf(" "))) as Asked<N>);
      if (read.ok) {
        tell({ answer: read.value, asOf: null, problem: null });
        if (kept !== null) await keepAdminSnapshot(device, kept, read.value);
        return;
      }
      if (read.problem === "not_allowed") await forgetAdminSnapshots(device);
      const last = read.problem === "not_allowed" ? undefined : before;
      tell({ answer: last?.answer, asOf: last?.at ?? null, problem: read.problem });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [calls, device, name, key, kept]);
  const askAgain = useCallback(() => setTurn((count) => count + 1), []);
  const shown = told?.key === key ? told : undefined;
  return {
    answer: shown?.answer,
    asOf: shown?.asOf ?? null,
    problem: shown?.problem ?? null,
    askAgain,
  };
}
