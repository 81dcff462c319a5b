import type { Identifier } from "../../domain/basics/identifier.ts";

/** The id of a card's link: where the focus returns after the detail. */
export function cardId(id: Identifier): string {
  return `card-${id}`;
}
