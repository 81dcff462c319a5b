import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { removePhoto } from "../../data/photos/change-photo.ts";
import { draftMasker } from "../../data/photos/masker.ts";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import { Button } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { MaskPhotoButton } from "./mask/mask-photo-button.tsx";
import { REMOVAL_FAILED } from "../commands/storage-problem-words.ts";
import styles from "./photo-field.module.css";

interface PhotoItemProps {
  readonly photo: PhotoRow;
  readonly rank: number;
}

export function PhotoItem({ photo, rank }: PhotoItemProps) {
  const { t } = useLingui();
  const device = useDevice();
  const url = usePhotoUrl(photo.cityId, photo.id, "preview");
  const [hasFailed, setFailed] = useState(false);
  const remove = async () => setFailed(!(await removePhoto(device, photo.id)).ok);
  return (
    <div className={styles.item}>
      <img className={styles.preview} src={url} alt={photo.alt === "" ? t`Photo ${rank}` : photo.alt} />
      <div className={styles.about}>
        <MaskPhotoButton photo={photo} rank={rank} masker={draftMasker(device, photo.id)} />
        <Button kind="quiet" icon={<Trash2 />} onClick={() => void remove()}>
          <Trans>Retirer la photo</Trans>
          <VisuallyHidden> {rank}</VisuallyHidden>
        </Button>
        {hasFailed ? <p role="alert">{t(REMOVAL_FAILED)}</p> : null}
      </div>
    </div>
  );
}
