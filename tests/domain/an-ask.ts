import type { TransitionAsk } from "../../src/domain/anomaly/transitions.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

/** A moderator asks, with everything in hand that a transition may want. */
export function anAsk(over: Partial<TransitionAsk> = {}): TransitionAsk {
  return {
    to: "ack",
    roles: ["moderator"],
    now: NOW,
    reason: "L’équipe voirie passera mardi matin.",
    partner: "Département",
    duplicateOf: anAnomaly({ id: anIdentifier(102) }),
    hasPhoto: true,
    claims: 2,
    hasReopened: false,
    otherFollowers: 0,
    ...over,
  };
}
