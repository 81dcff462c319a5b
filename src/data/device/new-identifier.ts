import { systemClock } from "../../clock/system-clock.ts";
import { identifierOf, type Identifier } from "../../domain/basics/identifier.ts";

const RANDOM_BYTES = 10;

export function newIdentifier(): Identifier {
  return identifierOf(systemClock.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
