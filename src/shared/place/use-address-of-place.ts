import { useEffect, type Dispatch } from "react";
import { reverseAddress } from "../../remote/addresses/reverse-address.ts";
import { ADDRESS_CHARS_MAX } from "../../domain/limits/limits.ts";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";

/** The point rests this long before the service is asked: nudges come in rows. */
const REST_MS = 600;

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
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [place, isUnnamed, dispatch]);
}
