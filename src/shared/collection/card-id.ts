import type { Identifier } from "../../domain/basics/identifier.ts";

export function cardId(id: Identifier): string {
  return `card-${id}`;
}
