import { useState } from "react";
import { cityClock } from "../../clock/city-clock.ts";
import { useNow } from "../../data/device/use-clock.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { feelDone } from "../../ui/feel-done.ts";
import type { SendProblem } from "../commands/use-send-command.ts";

export interface Submission {
  /** How often « Envoyer » was refused here; the summary takes the focus each time. */
  readonly attempt: number;
  /** What is wrong with the fields, once somebody tried; it empties while it is put right. */
  readonly problems: readonly FieldProblem[];
  readonly sendProblem: SendProblem | null;
  readonly isSending: boolean;
  readonly submit: () => Promise<boolean>;
}

interface Written<P> {
  /** The form as it travels, or everything that is wrong with it. `now` is the city's clock, as the device knows it. */
  readonly check: (now: Instant) => Result<P, readonly FieldProblem[]>;
  readonly send: (payload: P, performedAt: Instant) => Promise<Result<unknown, SendProblem>>;
}

export function useSubmission<P>({ check, send }: Written<P>): Submission {
  const [attempt, setAttempt] = useState(0);
  const [sendProblem, setSendProblem] = useState<SendProblem | null>(null);
  const [isSending, setSending] = useState(false);
  const now = useNow();
  const checked = attempt === 0 ? null : check(now);

  async function submit(): Promise<boolean> {
    if (isSending) return false;
    setSendProblem(null);
    const performedAt = cityClock.now();
    const payload = check(performedAt);
    if (!payload.ok) {
      setAttempt(attempt + 1);
      return false;
    }
    setSending(true);
    const sent = await send(payload.value, performedAt);
    setSending(false);
    if (sent.ok) {
      feelDone();
      return true;
    }
    setSendProblem(sent.problem);
    setAttempt(attempt + 1);
    return false;
  }

  return { attempt, problems: checked?.ok === false ? checked.problem : [], sendProblem, isSending, submit };
}
