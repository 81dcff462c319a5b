import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { PhotoRow } from "../../data/device/rows.ts";
import type { MaskProblem, PhotoVersion } from "../../data/photos/mask-photo.ts";
import { heldMasker } from "../../data/photos/masker.ts";
import { useBlobUrl } from "../../data/photos/use-blob-url.ts";
import type { Result } from "../../domain/basics/result.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { AddingState } from "./adding-state.tsx";
import { MaskPhotoButton } from "./mask/mask-photo-button.tsx";
import styles from "./photo-field.module.css";
import { PhotoWays } from "./photo-ways.tsx";
import { useChosenPhotos, type ChosenPhotosOwner } from "./use-chosen-photos.ts";
import type { ChangePhotos } from "./use-kept-photos.ts";

interface ChosenPhotosProps extends ChosenPhotosOwner {
  /** What they are of. */
  readonly legend: ReactNode;
}

/** Photos of what is no draft: they are kept on the device with what they belong to, in one transaction, and not before. */
export function ChosenPhotos({ legend, ...owner }: ChosenPhotosProps) {
  const { id, max, photos, onChange } = owner;
  const { add, ...state } = useChosenPhotos(owner);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}{" "}
        <span className={styles.count}>
          <Trans>(facultatif)</Trans>
        </span>
      </legend>
      <ChosenList photos={photos} onChange={onChange} />
      {photos.length >= max ? null : <PhotoWays id={id} onFiles={add} />}
      <AddingState {...state} />
    </fieldset>
  );
}

interface ChosenListProps {
  readonly photos: readonly PhotoRow[];
  readonly onChange: ChangePhotos;
}

/** What was chosen, to be masked or taken back. */
export function ChosenList({ photos, onChange }: ChosenListProps) {
  return (
    <ul className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <ChosenPhoto
            photo={photo}
            rank={index + 1}
            onMasked={(version) => keepMasked(onChange, photo, version)}
            onRemove={() => void onChange((now) => now.filter(({ id }) => id !== photo.id))}
          />
        </li>
      ))}
    </ul>
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
