import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { identifierOf, type Identifier } from "../../src/domain/basics/identifier.ts";
import { encodePhoto, type EncodedPhoto } from "../../functions/src/photos/encode-photo.ts";
import { chanceOf } from "../communes/chance.ts";
import { drawPhoto } from "./draw-photo.ts";
import { sceneOf } from "./photo-scenes.ts";

export interface DemoPhoto {
  readonly id: Identifier;
  readonly anomaly: Anomaly;
  readonly encoded: EncodedPhoto;
}

const WITH_PHOTO_MAX = 60;

/** Draws a photo for the newest reports that have a scene, and gives back all the reports, those with theirs. */
export async function withPhotos(anomalies: readonly Anomaly[]): Promise<{
  readonly anomalies: readonly Anomaly[];
  readonly photos: readonly DemoPhoto[];
}> {
  const chosen = anomalies
    .filter(
      ({ visibility, subcategoryId }) => visibility === "public" && sceneOf(subcategoryId) !== undefined,
    )
    .slice(-WITH_PHOTO_MAX);
  const photos = await Promise.all(chosen.map((anomaly) => photoOf(anomaly)));
  const byAnomaly = new Map(photos.map((photo) => [photo.anomaly.id, photo]));
  return {
    photos,
    anomalies: anomalies.map((anomaly) => {
      const photo = byAnomaly.get(anomaly.id);
      if (photo === undefined) return anomaly;
      const alt = sceneOf(anomaly.subcategoryId)?.alt ?? "";
      return { ...anomaly, photos: [{ id: photo.id, alt, state: "stored", thumb: photo.encoded.thumb }] };
    }),
  };
}

async function photoOf(anomaly: Anomaly): Promise<DemoPhoto> {
  const chance = chanceOf(`photo of ${anomaly.id}`);
  const id = identifierOf(
    anomaly.createdAt,
    Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
  );
  const encoded = await encodePhoto(await drawPhoto(anomaly.subcategoryId, anomaly.id));
  if (!encoded.ok) throw new Error(`A drawn photo was refused: ${encoded.problem}.`);
  return { id, anomaly, encoded: encoded.value };
}
