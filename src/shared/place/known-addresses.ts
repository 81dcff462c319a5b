import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import { normalise } from "../../domain/basics/normalise.ts";
import type { Place } from "../../domain/place/place.ts";

export interface AddressChoice {
  readonly id: string;
  readonly label: string;
  readonly place: Place;
}

const CHOICES_MAX = 5;

/** Addresses that reports on this device already have: what can be searched without network. */
export function knownAddresses(
  text: string,
  anomalies: readonly Pick<Anomaly, "address" | "place">[],
): readonly AddressChoice[] {
  const words = normalise(text).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const found = new Map<string, AddressChoice>();
  for (const { address, place } of anomalies) {
    if (address === "" || found.has(address)) continue;
    const said = normalise(address);
    if (words.every((word) => said.includes(word)))
      found.set(address, { id: address, label: address, place });
    if (found.size === CHOICES_MAX) break;
  }
  return [...found.values()];
}
