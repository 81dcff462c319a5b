import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { PhotoRow } from "../../data/device/rows.ts";
import { useBlobUrl } from "../../data/photos/use-blob-url.ts";
import { classes } from "../../ui/classes.ts";
import { ColourField, type ItemField } from "../collection/item-field.tsx";
import styles from "./form-preview.module.css";

interface FormPreviewProps {
  readonly photo: PhotoRow | undefined;
  readonly field: ItemField;
  readonly title: string;
  /** Until a title is typed. */
  readonly untitled: ReactNode;
  /** One line under the title. */
  readonly facts: ReactNode;
  readonly children: ReactNode;
}

/** What is written, as others will read it: beside the form where the screen is wide and no map is there. */
export function FormPreview({ photo, field, title, untitled, facts, children }: FormPreviewProps) {
  const { t } = useLingui();
  const isTitled = title.trim() !== "";
  return (
    <aside className={styles.beside} aria-label={t`Aperçu`} data-beside>
      <div className={styles.card}>
        <p className={styles.hint}>
          <Trans>Aperçu : ce que les habitants liront</Trans>
        </p>
        <p className={classes(styles.title, !isTitled && styles.awaited)}>{isTitled ? title : untitled}</p>
        {photo === undefined ? null : <PreviewPhoto photo={photo} />}
        <div className={styles.head}>
          {photo === undefined ? <ColourField field={field} className={styles.sign} /> : null}
          <p className={styles.facts}>{facts}</p>
        </div>
        {children}
      </div>
    </aside>
  );
}

function PreviewPhoto({ photo }: { readonly photo: PhotoRow }) {
  return <img className={styles.photo} src={useBlobUrl(photo.preview)} alt="" />;
}

interface PreviewPartProps {
  readonly title: ReactNode;
  readonly text: string;
  /** Until something is typed; nothing stands there where it may be left out. */
  readonly untyped?: ReactNode;
}

export function PreviewPart({ title, text, untyped }: PreviewPartProps) {
  const isTyped = text.trim() !== "";
  if (!isTyped && untyped === undefined) return null;
  return (
    <div>
      <p className={styles.part}>{title}</p>
      <p className={classes(styles.text, !isTyped && styles.awaited)}>{isTyped ? text : untyped}</p>
    </div>
  );
}
