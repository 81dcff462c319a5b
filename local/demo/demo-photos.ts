import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { isOpen } from "../../src/domain/anomaly/statuses.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import { identifierOf, type Identifier } from "../../src/domain/basics/identifier.ts";
import { encodePhoto, type EncodedPhoto } from "../../functions/src/photos/encode-photo.ts";
import { chanceOf } from "../communes/chance.ts";
import { drawPhoto } from "./draw-photo.ts";
import { sceneOf } from "./photo-scenes.ts";
import type { Picture } from "./scenes/scene.ts";

export interface DemoPhoto {
  readonly id: Identifier;
  readonly anomaly: Anomaly;
  readonly alt: string;
  readonly encoded: EncodedPhoto;
}

const OPEN_MAX = 40;
const PAIRS_MAX = 8;

/** A photo to be drawn. */
interface Shown {
  readonly anomaly: Anomaly;
  readonly picture: Picture;
  readonly takenAt: Instant;
}

/** Draws the photos of the demo, and gives back all the reports, some with theirs. */
export async function withPhotos(anomalies: readonly Anomaly[]): Promise<{
  readonly anomalies: readonly Anomaly[];
  readonly photos: readonly DemoPhoto[];
}> {
  const photos = await Promise.all(shownOn(anomalies).map((shown) => photoOf(shown)));
  return {
    photos,
    anomalies: anomalies.map((anomaly) => ({
      ...anomaly,
      photos: photos
        .filter((photo) => photo.anomaly === anomaly)
        .map(({ id, alt, encoded: { thumb } }) => ({ id, alt, state: "stored" as const, thumb })),
    })),
  };
}

/** What the newest open reports show, as far as it was drawn; and some repaired places, before and after. */
export function shownOn(anomalies: readonly Anomaly[]): readonly Shown[] {
  const newest = anomalies.filter(({ visibility }) => visibility === "public").toReversed();
  const open = newest.filter(({ title, status }) => isOpen(status) && sceneOf(title) !== undefined);
  const repaired = newest.filter(({ title, status }) => status === "resolved" && sceneOf(title)?.after);
  return [...open.slice(0, OPEN_MAX), ...repaired.slice(0, PAIRS_MAX)].flatMap(picturesOf);
}

function picturesOf(anomaly: Anomaly): readonly Shown[] {
  const { title, status, createdAt, updatedAt } = anomaly;
  const scene = sceneOf(title);
  if (scene === undefined) return [];
  const { after } = scene;
  if (status !== "resolved" || after === undefined) return [{ anomaly, picture: scene, takenAt: createdAt }];
  return [
    { anomaly, picture: { ...scene, alt: `Avant : ${scene.alt}` }, takenAt: createdAt },
    { anomaly, picture: { ...after, alt: `Après : ${after.alt}` }, takenAt: updatedAt },
  ];
}

async function photoOf({ anomaly, picture, takenAt }: Shown): Promise<DemoPhoto> {
  const chance = chanceOf(`photo of ${anomaly.id} at ${takenAt}`);
  const id = identifierOf(
    takenAt,
    Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
  );
  const encoded = await encodePhoto(await drawPhoto(picture, anomaly.id));
  if (!encoded.ok) throw new Error(`A drawn photo was refused: ${encoded.problem}.`);
  return { id, anomaly, alt: picture.alt, encoded: encoded.value };
}
