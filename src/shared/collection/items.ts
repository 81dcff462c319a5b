import type { Identifier } from "../../domain/basics/identifier.ts";
import type { KnownAddress } from "../place/known-addresses.ts";

export interface ItemReader<V> {
  readonly idOf: (item: V) => Identifier;
  readonly knownAddressOf: (item: V) => KnownAddress;
}

export interface ShownItems<V> {
  /** Nothing of them is in sight but how many there are: a sheet at its lowest. */
  readonly areBelow?: boolean;
  readonly shown: readonly V[] | undefined;
  readonly isWhole: boolean;
  readonly hidden: readonly V[];
}
