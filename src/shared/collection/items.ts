import type { Identifier } from "../../domain/basics/identifier.ts";
import type { KnownDoor } from "../place/known-addresses.ts";

/** How the blocks of a collection read one of its items, and where its pages are. */
export interface ItemReader<V> {
  readonly idOf: (item: V) => Identifier;
  readonly doorOf: (item: V) => KnownDoor;
}

/** What the filter keeps of what this device knows. */
export interface ShownItems<V> {
  /** `undefined` until the device answered. */
  readonly shown: readonly V[] | undefined;
  /** False while older ones are still being read: nothing is counted or called none. */
  readonly isWhole: boolean;
  /** What one choice of the filter alone keeps out of sight. */
  readonly hidden: readonly V[];
}
