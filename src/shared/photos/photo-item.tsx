import { Trans, useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { describePhoto, removePhoto } from "../../data/photos/change-photo.ts";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import { ALT_CHARS_MAX } from "../../domain/limits/limits.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { MaskPhotoButton } from "./mask/mask-photo-button.tsx";
import { REMOVAL_FAILED, WORDS_NOT_KEPT } from "../commands/storage-problem-words.ts";
import { fieldIdOf } from "../drafts/field-ids.ts";
import styles from "./photo-field.module.css";

interface PhotoItemProps {
  readonly photo: PhotoRow;
  readonly rank: number;
  readonly problem: string | undefined;
}

export function PhotoItem({ photo, rank, problem }: PhotoItemProps) {
  const { t } = useLingui();
  const device = useDevice();
  const url = usePhotoUrl(photo.cityId, photo.id, "preview");
  const [alt, setAlt] = useState(photo.alt);
  const [failed, setFailed] = useState<"nothing" | "words" | "removal">("nothing");
  const describe = async (typed: string) =>
    setFailed((await describePhoto(device, photo.id, typed)).ok ? "nothing" : "words");
  const remove = async () => setFailed((await removePhoto(device, photo.id)).ok ? "nothing" : "removal");
  return (
    <div className={styles.item}>
      <img className={styles.preview} src={url} alt={alt === "" ? t`Photo ${rank}` : alt} />
      <div className={styles.about}>
        <TextField
          id={fieldIdOf(`photos-${rank - 1}-alt`)}
          label={t`Ce que montre la photo ${rank}`}
          hint={t`Pour les personnes qui ne la voient pas`}
          optional
          maxLength={ALT_CHARS_MAX}
          problem={failed === "words" ? t(WORDS_NOT_KEPT) : problem}
          value={alt}
          onChange={(typed) => {
            setAlt(typed);
            void describe(typed);
          }}
        />
        <div className={styles.buttons}>
          <MaskPhotoButton photo={photo} rank={rank} />
          <Button kind="quiet" icon={<Trash2 />} onClick={() => void remove()}>
            <Trans>Ne pas publier</Trans>
            <VisuallyHidden>
              {" "}
              <Trans>la photo {rank}</Trans>
            </VisuallyHidden>
          </Button>
        </div>
        {failed === "removal" ? <p role="alert">{t(REMOVAL_FAILED)}</p> : null}
      </div>
    </div>
  );
}
