import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { PhotoRow } from "../../data/device/rows.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { makePhoto } from "../../data/photos/add-photo.ts";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";
import type { MaskProblem, PhotoVersion } from "../../data/photos/mask-photo.ts";
import { heldMasker } from "../../data/photos/masker.ts";
import { useBlobUrl } from "../../data/photos/use-blob-url.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { FileButton } from "./file-button.tsx";
import { MaskPhotoButton } from "./mask/mask-photo-button.tsx";
import styles from "./photo-field.module.css";
import { PHOTO_PROBLEM_WORDS } from "./photo-problem-words.ts";
import type { ChangePhotos } from "./use-kept-photos.ts";

interface ChosenPhotosProps {
  /** What they are of. */
  readonly legend: ReactNode;
  /** Names its fields on the page. */
  readonly id: string;
  readonly cityId: CityId;
  readonly max: number;
  readonly photos: readonly PhotoRow[];
  readonly onChange: ChangePhotos;
  /** While a photo is being prepared: what it goes with waits for it. */
  readonly onPreparing: (isPreparing: boolean) => void;
}

/** Photos of what is no draft: they are kept on the device with what they belong to, in one transaction, and not before. */
export function ChosenPhotos({ legend, id, cityId, max, photos, ...owner }: ChosenPhotosProps) {
  const { onChange, onPreparing } = owner;
  const { t, i18n } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem["code"] | null>(null);
  const add = async (files: readonly File[]): Promise<void> => {
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
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}{" "}
        <span className={styles.count}>
          <Trans>(facultatif)</Trans>
        </span>
      </legend>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ChosenPhoto
              photo={photo}
              rank={index + 1}
              onMasked={(version) => keepMasked(onChange, photo, version)}
              onRemove={() => void onChange((now) => now.filter(({ id: one }) => one !== photo.id))}
            />
          </li>
        ))}
      </ul>
      {photos.length >= max ? null : (
        <div className={styles.buttons}>
          <FileButton id={`${id}-take`} icon={<Camera />} capture onFiles={(files) => void add(files)}>
            {t`Prendre une photo`}
          </FileButton>
          <FileButton id={`${id}-choose`} icon={<ImagePlus />} onFiles={(files) => void add(files)}>
            {t`Choisir`}
          </FileButton>
        </div>
      )}
      <output className={styles.problem}>
        {isAdding ? <Trans>Préparation de la photo…</Trans> : null}
        {problem === null ? null : i18n._(PHOTO_PROBLEM_WORDS[problem])}
      </output>
    </fieldset>
  );
}

/** Masked is said once the device has it: what it did not keep is on the page as it was. */
async function keepMasked(
  change: ChangePhotos,
  { id, blob, preview, bytes }: PhotoRow,
  version: PhotoVersion,
): Promise<Result<void, MaskProblem>> {
  const withVersion = (one: PhotoVersion) =>
    change((photos) => photos.map((photo) => (photo.id === id ? { ...photo, ...one } : photo)));
  const kept = await withVersion(version);
  if (!kept.ok) await withVersion({ blob, preview, bytes });
  return kept;
}

interface ChosenPhotoProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  readonly onMasked: (version: PhotoVersion) => Promise<Result<void, MaskProblem>>;
  readonly onRemove: () => void;
}

function ChosenPhoto({ photo, rank, onMasked, onRemove }: ChosenPhotoProps) {
  const { t } = useLingui();
  return (
    <div className={styles.item}>
      <img className={styles.preview} src={useBlobUrl(photo.preview)} alt={t`Photo ${rank}`} />
      <MaskPhotoButton photo={photo} rank={rank} masker={heldMasker(photo, onMasked)} />
      <Button kind="quiet" icon={<Trash2 />} onClick={onRemove}>
        <Trans>Retirer la photo</Trans>
        <VisuallyHidden> {rank}</VisuallyHidden>
      </Button>
    </div>
  );
}
