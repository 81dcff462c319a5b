import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { NOTHING_SENT } from "../../src/domain/command/quota-problem.ts";
import { aCity } from "./a-city.ts";
import { aResident, aMembership } from "./accounts.ts";
import { NOW } from "./identifiers.ts";

/** What the city knows when a trusted resident of Betton asks for something. */
export function aContext(over: Partial<CommandContext> = {}): CommandContext {
  return {
    now: NOW,
    actor: aResident(),
    city: aCity(),
    content: undefined,
    membership: aMembership(),
    sent: NOTHING_SENT,
    ...over,
  };
}
