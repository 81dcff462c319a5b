import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { keepPhotos } from "../../data/photos/keep-photos.ts";
import { usePhotos } from "../../data/photos/use-photos.ts";

const NONE: readonly PhotoRow[] = [];

/** Photos that are chosen for what is typed without a draft of its own, on the device at once (FORM-6). */
export function useKeptPhotos(
  owner: string,
): readonly [readonly PhotoRow[], (photos: readonly PhotoRow[]) => void] {
  const device = useDevice();
  const stored = usePhotos(owner);
  const [chosen, setChosen] = useState<readonly PhotoRow[]>();
  if (chosen === undefined && stored !== undefined) setChosen(stored);
  const choose = (photos: readonly PhotoRow[]): void => {
    setChosen(photos);
    // A device that keeps nothing more says so when they are sent; they stay on the page.
    keepPhotos(device, owner, photos).catch(() => undefined);
  };
  return [chosen ?? NONE, choose];
}
