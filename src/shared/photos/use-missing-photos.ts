import { useEffect, useRef, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { missingPhotos } from "../../data/photos/missing-photos.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";

export interface MissingPhotos {
  /** How many somebody was told of. */
  readonly count: number;
  /** False once for each photo that went away under the open form: whoever sends again sends without it. */
  readonly areAllHere: () => Promise<boolean>;
}

/** What a form has shown must not leave it without a word: a browser empties its storage under an open page. */
export function useMissingPhotos(
  ownerId: Identifier,
  photos: readonly { readonly id: Identifier }[],
): MissingPhotos {
  const device = useDevice();
  const shown = useRef<ReadonlySet<Identifier>>(new Set());
  const [count, setCount] = useState(0);
  useEffect(() => {
    shown.current = new Set([...shown.current, ...photos.map(({ id }) => id)]);
  }, [photos]);
  const areAllHere = async (): Promise<boolean> => {
    const missing = await missingPhotos(device, ownerId, [...shown.current]);
    setCount(missing);
    return missing <= count;
  };
  return { count, areAllHere };
}
