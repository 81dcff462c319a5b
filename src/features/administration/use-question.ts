import { useCallback, useMemo } from "react";
import { adminSnapshot, forgetAdminSnapshots, keepAdminSnapshot } from "../../data/device/admin-snapshots.ts";
import { useDevice } from "../../data/data-context.ts";
import type { Answered, Asked, QuestionName } from "../../domain/administration/question.ts";
import { NOTHING_KEPT, useReading, type KeptAnswer, type Reading } from "../../shared/reading/use-reading.ts";
import { useAdminCalls } from "./admin-context.ts";

/**
 * What the service answers now; without network, what it last said to this device.
 * @param kept the name under which the answer is kept here; null for what must not be
 * @param toKeep what of it may be kept
 */
export function useQuestion<N extends QuestionName>(
  name: N,
  asked: Asked<N>,
  kept: string | null,
  toKeep: (answer: Answered<N>) => Answered<N> = whole,
): Reading<Answered<N>> {
  const calls = useAdminCalls();
  const device = useDevice();
  const ask = useCallback(
    (question: string) => calls.read(name, JSON.parse(question) as Asked<N>),
    [calls, name],
  );
  const answers = useMemo<KeptAnswer<Answered<N>>>(
    () =>
      kept === null
        ? { ...NOTHING_KEPT, forget: () => forgetAdminSnapshots(device) }
        : {
            last: () => adminSnapshot(device, kept),
            keep: (answer) => keepAdminSnapshot(device, kept, toKeep(answer)),
            forget: () => forgetAdminSnapshots(device),
          },
    [device, kept, toKeep],
  );
  return useReading({ question: JSON.stringify(asked), ask, kept: answers });
}

function whole<T>(answer: T): T {
  return answer;
}
