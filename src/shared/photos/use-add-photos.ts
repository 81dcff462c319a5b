import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { addPhoto } from "../../data/photos/add-photo.ts";
import { photoPlaceOf } from "../../data/photos/photo-place.ts";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import type { Place } from "../../domain/place/place.ts";

export type AddPhotos = ReturnType<typeof useAddPhotos>;

interface Owner {
  readonly cityId: CityId;
  readonly kind: CommandKind;
  readonly draftId: Identifier;
  /** Hears where a photo that was kept says it was taken. */
  readonly onPlace: (place: Place) => void;
}

/** Puts chosen files on the device, one after the other: a phone has memory for one large picture at a time. */
export function useAddPhotos({ cityId, kind, draftId, onPlace }: Owner) {
  const device = useDevice();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem["code"] | null>(null);

  async function addAll(files: readonly File[]): Promise<void> {
    setAdding(true);
    setProblem(null);
    for (const file of files) {
      const place = await photoPlaceOf(file);
      const added = await addPhoto(device, { id: newIdentifier(), ownerId: draftId, kind, cityId, file });
      if (!added.ok) {
        setProblem(added.problem.code);
        break;
      }
      if (place !== undefined) onPlace(place);
    }
    setAdding(false);
  }

  return { add: (files: readonly File[]) => void addAll(files), isAdding, problem };
}
