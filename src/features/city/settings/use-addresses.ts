import { useEffect, useState } from "react";
import type { CityId } from "../../../domain/city/city.ts";
import type { FoundAddress } from "../../../remote/addresses/found-address.ts";
import { ADDRESS_CHARS_MIN, searchAddresses } from "../../../remote/addresses/search-addresses.ts";

const PAUSE_MS = 250;

interface Answer {
  readonly addresses: readonly FoundAddress[];
  readonly unreachable: boolean;
}

const NONE: Answer = { addresses: [], unreachable: false };

/** Addresses of the commune for what is typed; none while asking. */
export function useAddresses(text: string, cityId: CityId): Answer {
  const [answered, setAnswered] = useState<Answer & { readonly text: string }>({ text: "", ...NONE });
  const typed = text.trim();
  useEffect(() => {
    if (typed.length < ADDRESS_CHARS_MIN) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await searchAddresses(typed, cityId, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setAnswered({ text: typed, addresses: found.ok ? found.value : [], unreachable: !found.ok });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, cityId]);
  return answered.text === typed ? answered : NONE;
}
