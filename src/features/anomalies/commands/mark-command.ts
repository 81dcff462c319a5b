import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { Command } from "../../../domain/command/command.ts";

/** Commands that put a person on one of a report's lists, or take them off it. */
export type MarkCommandKind = "me-too-anomaly" | "follow-anomaly";

/** What travels when a person presses the button; `now` is the device's clock. A report not received yet goes first. */
export function markCommand(
  kind: MarkCommandKind,
  { anomaly }: Pick<AnomalyView, "anomaly">,
  { id, on, now }: { readonly id: Identifier; readonly on: boolean; readonly now: Instant },
): Command {
  const isWaiting = anomaly.number === "";
  return {
    id,
    kind,
    cityId: anomaly.cityId,
    payload: { anomalyId: anomaly.id, on },
    basedOn: anomaly.rev,
    dependsOn: isWaiting ? anomaly.id : null,
    performedAt: now,
  };
}
