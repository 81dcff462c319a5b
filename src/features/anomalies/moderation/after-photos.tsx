import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { PhotoRow } from "../../../data/device/rows.ts";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import { makePhoto } from "../../../data/photos/add-photo.ts";
import type { PhotoProblem } from "../../../data/photos/image-problem.ts";
import { useBlobUrl } from "../../../data/photos/use-blob-url.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { PHOTOS_PER_REPORT_MAX } from "../../../domain/limits/limits.ts";
import { FileButton } from "../../../shared/photos/file-button.tsx";
import styles from "../../../shared/photos/photo-field.module.css";
import { PHOTO_PROBLEM_WORDS } from "../../../shared/photos/photo-problem-words.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface AfterPhotosProps {
  readonly anomaly: Anomaly;
  readonly photos: readonly PhotoRow[];
  readonly onChange: (photos: readonly PhotoRow[]) => void;
}

/** What it looks like now. They are kept on the device with the answer, in one transaction, and not before. */
export function AfterPhotos({ anomaly: { id, cityId }, photos, onChange }: AfterPhotosProps) {
  const { t, i18n } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem["code"] | null>(null);
  const add = async (files: readonly File[]): Promise<void> => {
    setAdding(true);
    setProblem(null);
    let known = photos;
    for (const file of files.slice(0, PHOTOS_PER_REPORT_MAX - photos.length)) {
      const made = await makePhoto({ id: newIdentifier(), ownerId: id, cityId, file });
      if (made.ok) known = [...known, made.value];
      else setProblem(made.problem.code);
    }
    onChange(known);
    setAdding(false);
  };
  return (
    <fieldset>
      <legend>
        <Trans>Photo après l’intervention (facultatif)</Trans>
      </legend>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ChosenPhoto
              photo={photo}
              rank={index + 1}
              onRemove={() => onChange(photos.filter((one) => one !== photo))}
            />
          </li>
        ))}
      </ul>
      {photos.length >= PHOTOS_PER_REPORT_MAX ? null : (
        <div className={styles.buttons}>
          <FileButton id={`${id}-after`} icon={<Camera />} capture onFiles={(files) => void add(files)}>
            {t`Prendre une photo`}
          </FileButton>
          <FileButton id={`${id}-after-choose`} icon={<ImagePlus />} onFiles={(files) => void add(files)}>
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
  readonly onRemove: () => void;
}

function ChosenPhoto({ photo, rank, onRemove }: ChosenPhotoProps) {
  const { t } = useLingui();
  return (
    <div className={styles.item}>
      <img className={styles.preview} src={useBlobUrl(photo.preview)} alt={t`Photo ${rank}`} />
      <Button kind="quiet" icon={<Trash2 />} onClick={onRemove}>
        <Trans>Retirer la photo</Trans>
        <VisuallyHidden> {rank}</VisuallyHidden>
      </Button>
    </div>
  );
}
