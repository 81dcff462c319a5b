import { useEffect, type Dispatch } from "react";
import { systemClock } from "../../clock/system-clock.ts";
import { PLACE_REST_MS } from "../../clock/waits.ts";
import { ADDRESS_CHARS_MAX } from "../../domain/limits/limits.ts";
import { reverseAddress } from "../../remote/addresses/reverse-address.ts";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";

/** Finds the address of a point that has none, where there is a network; a failure changes nothing (GEO-6). */
export function useAddressOfPlace({ place, address }: PlaceFields, dispatch: Dispatch<PlaceAction>): void {
  const isUnnamed = address === "";
  useEffect(() => {
    if (place === null || !isUnnamed) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await reverseAddress(place, { signal: leaving.signal });
      if (!found.ok || found.value === null || leaving.signal.aborted) return;
      dispatch({ type: "address-found", place, address: found.value.label.slice(0, ADDRESS_CHARS_MAX) });
    };
    const cancel = systemClock.after(PLACE_REST_MS, () => void ask());
    return () => {
      cancel();
      leaving.abort();
    };
  }, [place, isUnnamed, dispatch]);
}
