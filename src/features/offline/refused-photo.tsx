import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { removePhoto } from "../../data/photos/change-photo.ts";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./offline.module.css";
import { ACTION_PROBLEM_WORDS, PHOTO_REFUSAL_WORDS } from "./sending-words.ts";

/** The report was accepted without this photo, which stays until it is removed. */
export function RefusedPhoto({ photo }: { readonly photo: PhotoRow }) {
  const { t } = useLingui();
  const device = useDevice();
  const url = usePhotoUrl(photo.cityId, photo.id, "preview");
  async function remove(): Promise<void> {
    const removed = await removePhoto(device, photo.id);
    if (!removed.ok) toast(t(ACTION_PROBLEM_WORDS[removed.problem.code]), "error");
  }
  if (photo.refusal === null) return null;
  return (
    <Card className={styles.photo}>
      {url === undefined ? null : <img className={styles.preview} src={url} alt={photo.alt} />}
      <div className={styles.photoWords}>
        <p>
          <Trans>Photo refusée</Trans>
        </p>
        <p className={styles.facts}>{t(PHOTO_REFUSAL_WORDS[photo.refusal])}</p>
        <Button icon={<Trash2 />} onClick={() => void remove()}>
          <Trans>Retirer la photo</Trans>
        </Button>
      </div>
    </Card>
  );
}
