import type { Identifier } from "../../../domain/basics/identifier.ts";

/** « P-3F9A-71C0 »: from the chance in the identifier, short enough to be said on the telephone. */
export function provisionalReference(id: Identifier): string {
  const tail = id.replaceAll("-", "").slice(-8).toUpperCase();
  return `P-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
