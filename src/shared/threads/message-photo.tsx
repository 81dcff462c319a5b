import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Message } from "../../domain/thread/message.ts";
import { PhotoViewer } from "../photos/photo-viewer.tsx";
import { Thumbnail } from "../photos/thumbnail.tsx";
import styles from "./message.module.css";

/** What was sent with the words; pressed, it fills the screen. */
export function MessagePhoto({ message: { cityId, photos } }: { readonly message: Message }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [first] = photos;
  if (first === undefined) return null;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={t`Voir la photo de ce message`}
        onClick={() => setOpen(true)}
      >
        <Thumbnail cityId={cityId} photo={first} className={styles.photo} />
      </button>
      <PhotoViewer cityId={cityId} photos={photos} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
