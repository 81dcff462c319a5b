import { useEffect, useState } from "react";
import { useGrowingAnomalies } from "../../data/anomalies/use-anomalies.ts";
import type { City } from "../../domain/city/city.ts";
import { ADDRESS_CHARS_MIN, searchAddresses } from "../../remote/addresses/search-addresses.ts";
import { knownAddresses, type AddressChoice } from "./known-addresses.ts";

export interface AddressChoices {
  /** `known`: no service answered, these are the addresses this device has seen. */
  readonly from: "service" | "known";
  readonly choices: readonly AddressChoice[];
}

const PAUSE_MS = 250;
const NONE: AddressChoices = { from: "service", choices: [] };

/** Addresses of the commune for what is typed: the service's, or the device's own without network. `undefined` while asking. */
export function useAddressChoices(text: string, city: City): AddressChoices | undefined {
  const { views } = useGrowingAnomalies(city.id);
  const [answer, setAnswer] = useState<{ readonly text: string; readonly choices: AddressChoices }>();
  const typed = text.trim();
  const isTooShort = typed.length < ADDRESS_CHARS_MIN;
  useEffect(() => {
    if (isTooShort) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await searchAddresses(typed, city.id, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      const anomalies = (views ?? []).map(({ anomaly }) => anomaly);
      const choices: AddressChoices = found.ok
        ? { from: "service", choices: found.value }
        : { from: "known", choices: knownAddresses(typed, anomalies) };
      setAnswer({ text: typed, choices });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, isTooShort, city.id, views]);
  if (isTooShort) return NONE;
  return answer?.text === typed ? answer.choices : undefined;
}
