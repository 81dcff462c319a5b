import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PhotoRow } from "../../data/device/rows.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import { makePhoto } from "../../data/photos/add-photo.ts";
import type { PhotoProblem } from "../../data/photos/image-problem.ts";
import type { PhotoVersion } from "../../data/photos/mask-photo.ts";
import { heldMasker } from "../../data/photos/masker.ts";
import { useBlobUrl } from "../../data/photos/use-blob-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { FileButton } from "./file-button.tsx";
import { MaskPhotoButton } from "./mask/mask-photo-button.tsx";
import styles from "./photo-field.module.css";
import { PHOTO_PROBLEM_WORDS } from "./photo-problem-words.ts";

interface ChosenPhotosProps {
  /** What they are of. */
  readonly legend: ReactNode;
  /** Names its fields on the page. */
  readonly id: string;
  readonly cityId: CityId;
  readonly max: number;
  readonly photos: readonly PhotoRow[];
  readonly onChange: (photos: readonly PhotoRow[]) => void;
  /** While a photo is being prepared: what it goes with waits for it. */
  readonly onPreparing: (isPreparing: boolean) => void;
}

/** Photos of what is no draft: they are kept on the device with what they belong to, in one transaction, and not before. */
export function ChosenPhotos({ legend, id, cityId, max, photos, ...owner }: ChosenPhotosProps) {
  const { onChange, onPreparing } = owner;
  const { t, i18n } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem["code"] | null>(null);
  // One may be taken away while another is being prepared.
  const chosen = useRef(photos);
  useEffect(() => {
    chosen.current = photos;
  }, [photos]);
  const add = async (files: readonly File[]): Promise<void> => {
    if (isAdding) return;
    setAdding(true);
    onPreparing(true);
    setProblem(null);
    for (const file of files.slice(0, max - photos.length)) {
      const made = await makePhoto({ id: newIdentifier(), ownerId: id, cityId, file });
      if (!made.ok) setProblem(made.problem.code);
      else {
        chosen.current = [...chosen.current, made.value];
        onChange(chosen.current);
      }
    }
    setAdding(false);
    onPreparing(false);
  };
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ChosenPhoto
              photo={photo}
              rank={index + 1}
              onMasked={(version) =>
                onChange(photos.map((one) => (one === photo ? { ...one, ...version } : one)))
              }
              onRemove={() => onChange(photos.filter((one) => one !== photo))}
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

interface ChosenPhotoProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  readonly onMasked: (version: PhotoVersion) => void;
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
