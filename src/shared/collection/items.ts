import type { Identifier } from "../../domain/basics/identifier.ts";
import type { KnownAddress } from "../place/known-addresses.ts";

export interface ItemReader<V> {
  readonly idOf: (item: V) => Identifier;
  readonly knownAddressOf: (item: V) => KnownAddress;
}

export interface ShownItems<V> {
  readonly shown: readonly V[] | undefined;
  /** False while older ones are still being read: nothing is counted or called none. */
  readonly isWhole: boolean;
  readonly hidden: readonly V[];
}
