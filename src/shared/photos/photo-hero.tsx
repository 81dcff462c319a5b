import { Trans, useLingui } from "@lingui/react/macro";
import { Images } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { classes } from "../../ui/classes.ts";
import { AskedImage } from "./asked-image.tsx";
import styles from "./photo-hero.module.css";
import { PhotoViewer } from "./photo-viewer.tsx";
import { useHeroSource, type HeroSource } from "./use-hero-source.ts";

interface PhotoHeroProps {
  readonly cityId: CityId;
  readonly photos: readonly ContentPhoto[];
  /** What stands there when there is no photo. */
  readonly children: ReactNode;
}

/** The first photo at the head of a detail; pressed, all of them fill the screen. */
export function PhotoHero({ cityId, photos, children }: PhotoHeroProps) {
  const [open, setOpen] = useState(false);
  const [first] = photos;
  if (first === undefined) {
    return (
      <div className={styles.none} data-photo="none">
        {children}
      </div>
    );
  }
  return (
    <>
      <Hero key={first.id} cityId={cityId} photo={first} count={photos.length} onOpen={() => setOpen(true)} />
      <PhotoViewer cityId={cityId} photos={photos} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface HeroProps extends Pick<PhotoHeroProps, "cityId"> {
  readonly photo: ContentPhoto;
  readonly count: number;
  readonly onOpen: () => void;
}

function Hero({ cityId, photo, count, onOpen }: HeroProps) {
  const { t } = useLingui();
  const source = useHeroSource(cityId, photo);
  const { isReduced, online } = source;
  const alt = photo.alt === "" ? t`Photo 1, sans description` : photo.alt;
  return (
    <div className={classes(styles.hero, isReduced && styles.reduced)}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <HeroImage {...source} alt={alt} />
        {isReduced && !online ? (
          <span className={styles.awaited}>
            <Trans>Photo entière au retour du réseau</Trans>
          </span>
        ) : null}
        {count > 1 ? (
          <span className={styles.count}>
            <Images aria-hidden="true" size={16} />
            <Trans>{count} photos</Trans>
          </span>
        ) : null}
      </button>
    </div>
  );
}

function HeroImage({
  isReduced,
  isMissing,
  src,
  thumb,
  alt,
  onError,
}: HeroSource & { readonly alt: string }) {
  if (isMissing) {
    return (
      <span className={styles.missing}>
        <Trans>Photo en attente : {alt}</Trans>
      </span>
    );
  }
  return (
    <span
      className={styles.picture}
      // The thumbnail stands there until the photo is drawn over it.
      style={isReduced || thumb === undefined ? {} : { backgroundImage: `url("${thumb}")` }}
    >
      <AskedImage className={styles.image} src={src} alt={alt} onError={onError} />
    </span>
  );
}
