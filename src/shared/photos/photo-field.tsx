import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImagePlus } from "lucide-react";
import type { PhotoRow } from "../../data/device/rows.ts";
import { PHOTOS_PER_REPORT_MAX } from "../../domain/limits/limits.ts";
import { PHOTO_PROBLEM_WORDS } from "./photo-problem-words.ts";
import { fieldIdOf } from "../drafts/field-ids.ts";
import { Step } from "../drafts/step.tsx";
import { Banner } from "../../ui/banner.tsx";
import { classes } from "../../ui/classes.ts";
import { FileButton } from "./file-button.tsx";
import { PhotoItem } from "./photo-item.tsx";
import styles from "./photo-field.module.css";
import type { AddPhotos } from "./use-add-photos.ts";

interface PhotoFieldProps {
  /** `missing`: how many went away under the open form. */
  readonly adding: AddPhotos & { readonly missing: number };
  readonly photos: readonly PhotoRow[];
}

/** First of all, for it says most with least; and never asked for. */
export function PhotoField({ adding, photos }: PhotoFieldProps) {
  const { t, i18n } = useLingui();
  const { add, isAdding, problem, missing } = adding;
  const isFull = photos.length >= PHOTOS_PER_REPORT_MAX;
  return (
    <Step
      name="photo"
      title={
        <>
          <Trans>Photo</Trans>{" "}
          <span className={styles.count}>
            <Trans>(facultatif)</Trans>
          </span>
        </>
      }
    >
      {missing === 0 ? null : <MissingPhotos count={missing} />}
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <PhotoItem photo={photo} rank={index + 1} />
          </li>
        ))}
      </ul>
      {isFull ? null : (
        <div className={classes(styles.buttons, photos.length > 0 && styles.again)}>
          <FileButton id={fieldIdOf("photos")} icon={<Camera />} capture onFiles={add}>
            {t`Prendre une photo`}
          </FileButton>
          <FileButton id={`${fieldIdOf("photos")}-choose`} icon={<ImagePlus />} onFiles={add}>
            {t`Choisir`}
          </FileButton>
        </div>
      )}
      <output className={styles.problem}>
        {isAdding ? <Trans>Préparation de la photo…</Trans> : null}
        {problem === null ? null : i18n._(PHOTO_PROBLEM_WORDS[problem])}
      </output>
    </Step>
  );
}

/** Said when somebody sends, where a photo is added again or left out. */
function MissingPhotos({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const title = t`${plural(count, { one: "# photo n’est plus sur cet appareil", other: "# photos ne sont plus sur cet appareil" })}`;
  return (
    <Banner tone="error" title={title}>
      <p>
        <Trans>Ajoutez de nouveau ce qui manque, ou envoyez sans.</Trans>
      </p>
    </Banner>
  );
}
