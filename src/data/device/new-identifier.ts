import { identifierOf, type Identifier } from "../../domain/basics/identifier.ts";

const RANDOM_BYTES = 10;

export function newIdentifier(): Identifier {
  return identifierOf(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
