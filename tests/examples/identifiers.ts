import { identifierOf, type Identifier } from "../../src/domain/basics/identifier.ts";

/** 12 March 2026, 18:04 in Paris: the present of every example. */
export const NOW = Date.UTC(2026, 2, 12, 17, 4);

/** The nth identifier of the examples: the same on every run, and sorted by n. */
export function anIdentifier(n = 1): Identifier {
  return identifierOf(
    NOW + n,
    Uint8Array.from({ length: 10 }, (_, index) => (n * 31 + index) % 256),
  );
}
