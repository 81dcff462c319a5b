import type { Place } from "../../domain/place/place.ts";
import { saysAll, wordsOf } from "../collection/search-words.ts";

export interface KnownAddress {
  readonly address: string;
  readonly place: Place;
}

export interface AddressChoice {
  readonly id: string;
  readonly label: string;
  readonly place: Place;
}

const CHOICES_MAX = 5;

export function knownAddresses(text: string, known: readonly KnownAddress[]): readonly AddressChoice[] {
  const words = wordsOf(text);
  const found = new Map<string, AddressChoice>();
  for (const { address, place } of known) {
    if (address === "" || found.has(address)) continue;
    if (saysAll(words, address)) found.set(address, { id: address, label: address, place });
    if (found.size === CHOICES_MAX) break;
  }
  return [...found.values()];
}
