import { useRef, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import type { StorageProblem } from "../../data/device/storage-problem.ts";
import { keepPhotos } from "../../data/photos/keep-photos.ts";
import { usePhotos } from "../../data/photos/use-photos.ts";
import { err, type Result } from "../../domain/basics/result.ts";

type Photos = readonly PhotoRow[];

/** A change of what is held when it is made, not of what a screen showed earlier. Answers once the device has it. */
export type ChangePhotos = (change: (photos: Photos) => Photos) => Promise<Result<void, StorageProblem>>;

const NONE: Photos = [];

/**
 * Photos that are chosen for what is typed without a draft of its own, on the device at once (FORM-6). A device that keeps nothing
 * more says so when they are sent; they stay on the page.
 */
export function useKeptPhotos(owner: string): readonly [photos: Photos, change: ChangePhotos] {
  const device = useDevice();
  const stored = usePhotos(owner);
  const [chosen, setChosen] = useState<{ readonly owner: string; readonly photos: Photos }>();
  const latest = useRef<typeof chosen>(undefined);
  const change: ChangePhotos = async (changeIt) => {
    const before = latest.current?.owner === owner ? latest.current.photos : (stored ?? NONE);
    const photos = changeIt(before);
    const mine = { owner, photos };
    latest.current = mine;
    setChosen(mine);
    const held = () => (latest.current?.owner === owner ? latest.current.photos : photos);
    try {
      return await keepPhotos(device, owner, changedBetween(before, photos), held);
    } catch {
      return err({ code: "unavailable" });
    }
  };
  return [(chosen?.owner === owner ? chosen.photos : stored) ?? NONE, change];
}

function changedBetween(before: Photos, after: Photos): readonly string[] {
  const changed = [
    ...after.filter((photo) => !before.includes(photo)),
    ...before.filter((photo) => !after.includes(photo)),
  ];
  return [...new Set(changed.map(({ id }) => id))];
}
