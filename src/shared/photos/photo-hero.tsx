import { Trans, useLingui } from "@lingui/react/macro";
import { Images } from "lucide-react";
import { useState, type ReactNode } from "react";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { classes } from "../../ui/classes.ts";
import styles from "./photo-hero.module.css";
import { PhotoViewer } from "./photo-viewer.tsx";
import { useUnpublishedPhoto } from "./use-unpublished-photo.ts";

interface PhotoHeroProps {
  readonly cityId: CityId;
  readonly photos: readonly ContentPhoto[];
  /** What stands there when there is no photo. */
  readonly children: ReactNode;
}

/** The first photo at the head of a detail; pressed, all of them fill the screen. */
export function PhotoHero({ cityId, photos, children }: PhotoHeroProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [first] = photos;
  const count = photos.length;
  if (first === undefined) return <div className={classes(styles.hero, styles.none)}>{children}</div>;
  const alt = first.alt === "" ? t`Photo 1, sans description` : first.alt;
  return (
    <div className={styles.hero}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <HeroImage key={first.id} cityId={cityId} photo={first} alt={alt} />
        {count > 1 ? (
          <span className={styles.count}>
            <Images aria-hidden="true" size={16} />
            <Trans>{count} photos</Trans>
          </span>
        ) : null}
      </button>
      <PhotoViewer cityId={cityId} photos={photos} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** What is not public is asked for by whoever may see it. Where it cannot be had the small copy stands in, then the thumbnail. */
function HeroImage({ cityId, photo, alt }: { cityId: CityId; photo: ContentPhoto; alt: string }) {
  const [failed, setFailed] = useState(0);
  const full = usePhotoUrl(cityId, photo.id, "full");
  const preview = usePhotoUrl(cityId, photo.id, "preview");
  const unpublished = useUnpublishedPhoto(cityId, photo.id, failed > 0);
  const thumb = photo.thumb === "" ? undefined : photo.thumb;
  const sources = [full, preview, thumb];
  const source = unpublished ?? sources[failed];
  if (source === undefined && failed > 1) {
    return (
      <span className={styles.missing}>
        <Trans>Photo en attente : {alt}</Trans>
      </span>
    );
  }
  return (
    <img
      className={styles.image}
      src={source}
      alt={alt}
      onError={() => setFailed(failed + 1)}
      // The thumbnail shows through until the photo is drawn over it.
      style={thumb === undefined ? {} : { backgroundImage: `url("${thumb}")` }}
    />
  );
}
