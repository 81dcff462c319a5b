import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./photo-gallery.module.css";

interface PhotoGalleryProps {
  readonly cityId: CityId;
  readonly photos: readonly ContentPhoto[];
}

export function PhotoGallery({ cityId, photos }: PhotoGalleryProps) {
  if (photos.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Photos</Trans>
      </h3>
      <ul className={styles.gallery}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <Photo cityId={cityId} photo={photo} rank={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The preview opens the whole photo; the thumbnail of the document stands in while neither is to be had. */
function Photo({ cityId, photo, rank }: { cityId: CityId; photo: ContentPhoto; rank: number }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const preview = usePhotoUrl(cityId, photo.id, "preview");
  const thumb = photo.thumb === "" ? undefined : photo.thumb;
  const source = isMissing ? thumb : preview;
  const alt = photo.alt === "" ? t`Photo ${rank}, sans description` : photo.alt;
  if (source === undefined) {
    return <p className={styles.missing}>{isMissing ? <Trans>Photo en attente : {alt}</Trans> : null}</p>;
  }
  return (
    <>
      <button type="button" className={styles.photo} onClick={() => setOpen(true)}>
        <img className={styles.image} src={source} alt={alt} onError={() => setMissing(true)} />
      </button>
      <Dialog title={alt} open={open} onClose={() => setOpen(false)}>
        <WholePhoto cityId={cityId} photo={photo} alt={alt} />
      </Dialog>
    </>
  );
}

/** Small while the whole one can't be had. */
function WholePhoto({ cityId, photo, alt }: { cityId: CityId; photo: ContentPhoto; alt: string }) {
  const [isMissing, setMissing] = useState(false);
  const url = usePhotoUrl(cityId, photo.id, isMissing ? "preview" : "full");
  return (
    <>
      <img className={styles.whole} src={url} alt={alt} onError={() => setMissing(true)} />
      {isMissing ? (
        <p>
          <Trans>La photo entière s’affichera avec le réseau.</Trans>
        </p>
      ) : null}
    </>
  );
}
