import type { Identifier } from "../../domain/basics/identifier.ts";
import type { ItemReader } from "./items.ts";

interface Neighbours<V> {
  readonly previous: V | undefined;
  readonly next: V | undefined;
  /** From 1; 0 when the item is not in the list. */
  readonly position: number;
  readonly count: number;
}

export function neighboursOf<V>(
  { idOf }: Pick<ItemReader<V>, "idOf">,
  id: Identifier,
  items: readonly V[],
): Neighbours<V> {
  const index = items.findIndex((item) => idOf(item) === id);
  const isThere = index !== -1;
  return {
    previous: isThere ? items[index - 1] : undefined,
    next: isThere ? items[index + 1] : undefined,
    position: index + 1,
    count: items.length,
  };
}
