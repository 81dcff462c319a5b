import { useEffect, useEffectEvent, useState } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { ADDRESS_PAUSE_MS } from "../../clock/waits.ts";
import type { CityId } from "../../domain/city/city.ts";
import { ADDRESS_CHARS_MIN, searchAddresses } from "../../remote/addresses/search-addresses.ts";
import { knownAddresses, type AddressChoice, type KnownAddress } from "./known-addresses.ts";

export interface AddressChoices {
  /** `known`: no service answered, these are the addresses this device has seen. */
  readonly from: "service" | "known";
  readonly choices: readonly AddressChoice[];
}

const NONE: AddressChoices = { from: "service", choices: [] };

/** Addresses of the commune for what is typed: the service's, or the device's own without network. `undefined` while asking. */
export function useAddressChoices(
  text: string,
  cityId: CityId,
  known: () => readonly KnownAddress[],
): AddressChoices | undefined {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly choices: AddressChoices }>();
  const typed = text.trim();
  const isTooShort = typed.length < ADDRESS_CHARS_MIN;
  const ask = useEffectEvent(async (typed: string, cityId: CityId, signal: AbortSignal) => {
    const found = await searchAddresses(typed, cityId, { signal });
    if (signal.aborted) return;
    const choices: AddressChoices = found.ok
      ? { from: "service", choices: found.value }
      : { from: "known", choices: knownAddresses(typed, known()) };
    setAnswer({ text: typed, choices });
  });
  useEffect(() => {
    if (isTooShort) return undefined;
    const leaving = new AbortController();
    const cancel = systemClock.after(ADDRESS_PAUSE_MS, () => void ask(typed, cityId, leaving.signal));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [typed, isTooShort, cityId]);
  if (isTooShort) return NONE;
  return answer?.text === typed ? answer.choices : undefined;
}
