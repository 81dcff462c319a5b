import { useRef, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow, OutboxState } from "../../data/device/rows.ts";
import { discardRow } from "../../data/outbox/row-actions.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import { isSameValue } from "../../domain/basics/same-value.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { SendProblem } from "./use-send-command.ts";

interface LastIntentOptions<P> {
  /** As the city says it, with what waits on this device; undefined until that is read. */
  readonly known: P | undefined;
  /** Is this row one that settles the same? */
  readonly isHere: (row: OutboxRow) => boolean;
  readonly send: (payload: P) => Promise<Result<Identifier, SendProblem>>;
}

/** What is different from what was chosen before it. */
export type Change<P> = (before: P) => Partial<P>;

export interface LastIntent<P> {
  readonly value: P;
  readonly state: OutboxState | undefined;
  readonly problem: SendProblem | null;
  /** It is marked on the page and not yet stored on this device. */
  readonly isKeeping: boolean;
  readonly isKept: boolean;
  /** True once the change is this device's duty. */
  readonly settle: (change: Change<P>) => Promise<boolean>;
}

/** What a person settles for themselves, choice by choice: each begins with the one before it, and the last one wins (CITY-13). */
export function useLastIntent<P>({ known, isHere, send }: LastIntentOptions<P>): LastIntent<P> | undefined {
  const device = useDevice();
  const rows = (useOutbox() ?? []).filter(isHere);
  const [wish, setWish] = useState<{ readonly value: P } | null>(null);
  /** The same for a second choice of the same moment, before the page is drawn again. */
  const latest = useRef<{ readonly value: P } | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const [keeping, setKeeping] = useState(0);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [isKept, setKept] = useState(false);
  // The storage tells what it holds a moment after it holds it: until then the next choice begins with the wish.
  if (wish !== null && keeping === 0 && isSameValue(wish.value, known)) setWish(null);
  const value = wish?.value ?? known;
  if (value === undefined) return undefined;
  const shown = value;

  async function keep(payload: P): Promise<boolean> {
    const before = (await device.outbox.toArray()).filter(isHere);
    const sent = await send(payload);
    setProblem(sent.ok ? null : sent.problem);
    setKept(sent.ok);
    // What was never sent is discarded; what was sent is answered first. The new command is stored before the old one goes.
    if (sent.ok) await Promise.all(before.map(({ id }) => discardRow(device, id)));
    return sent.ok;
  }

  function settle(change: Change<P>): Promise<boolean> {
    const before = latest.current?.value ?? shown;
    const wished = { value: { ...before, ...change(before) } };
    latest.current = wished;
    setWish(wished);
    setKeeping((count) => count + 1);
    const settled = turn.current.then(() => keep(wished.value));
    turn.current = settled.catch(() => false);
    return settled.then(
      (isStored) => end(wished, isStored),
      (error: unknown) => {
        end(wished, false);
        throw error;
      },
    );
  }

  function end(wished: { readonly value: P }, isStored: boolean): boolean {
    setKeeping((count) => count - 1);
    if (latest.current === wished) latest.current = null;
    if (!isStored) setWish((last) => (last === wished ? null : last));
    return isStored;
  }

  return { value, state: rows.at(-1)?.state, problem, isKeeping: keeping > 0, isKept, settle };
}
