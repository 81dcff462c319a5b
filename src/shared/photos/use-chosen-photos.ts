import { useState } from "react";
import type { PhotoRow } from "../../data/device/rows.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { makePhoto } from "../../data/photos/add-photo.ts";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ChangePhotos } from "./use-kept-photos.ts";

export interface ChosenPhotosOwner {
  /** Names its fields on the page. */
  readonly id: string;
  readonly cityId: CityId;
  readonly max: number;
  readonly photos: readonly PhotoRow[];
  readonly onChange: ChangePhotos;
  /** While a photo is being prepared: what it goes with waits for it. */
  readonly onPreparing: (isPreparing: boolean) => void;
}

/** Makes photos of chosen files, one after the other, as many as there is room for. */
export function useChosenPhotos({ id, cityId, max, photos, onChange, onPreparing }: ChosenPhotosOwner) {
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem["code"] | null>(null);
  const addAll = async (files: readonly File[]): Promise<void> => {
    if (isAdding) return;
    setAdding(true);
    onPreparing(true);
    setProblem(null);
    for (const file of files.slice(0, max - photos.length)) {
      const made = await makePhoto({ id: newIdentifier(), ownerId: id, cityId, file });
      if (!made.ok) setProblem(made.problem.code);
      else void onChange((now) => (now.length < max ? [...now, made.value] : now));
    }
    setAdding(false);
    onPreparing(false);
  };
  return { add: (files: readonly File[]) => void addAll(files), isAdding, problem };
}
