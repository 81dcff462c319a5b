import type { Identifier } from "../../domain/basics/identifier.ts";
import type { KnownAddress } from "../place/known-addresses.ts";

export interface ItemReader<V> {
  readonly idOf: (item: V) => Identifier;
  readonly knownAddressOf: (item: V) => KnownAddress;
}

export interface ShownItems<V> {
  readonly shown: readonly V[] | undefined;
  readonly isWhole: boolean;
  readonly hidden: readonly V[];
}
