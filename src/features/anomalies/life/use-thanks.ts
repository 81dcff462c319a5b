import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { useOwnMark } from "../../../shared/commands/use-own-mark.ts";
import { THANK } from "../commands/anomaly-marks.ts";

/** What this person thanks those for who resolved it. */
export function useThanks(anomaly: Anomaly) {
  const on = useOwnMark(anomaly.cityId, { kind: "thank", subject: anomalySubject(anomaly.id) });
  return { on, ...useMark(anomaly, THANK) };
}
