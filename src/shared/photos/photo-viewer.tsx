import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useRef, useState } from "react";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { FullDialog } from "../../ui/full-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { AskedImage } from "./asked-image.tsx";
import styles from "./photo-viewer.module.css";
import { useUnpublishedPhoto } from "./use-unpublished-photo.ts";
import { useZoom } from "./use-zoom.ts";

interface PhotoViewerProps {
  readonly cityId: CityId;
  readonly photos: readonly ContentPhoto[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The photos over the whole screen: a swipe, an arrow or a button goes on, two fingers or a double press enlarge. */
export function PhotoViewer({ cityId, photos, open, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const count = photos.length;
  const go = (to: number) => {
    const left = to * (strip.current?.clientWidth ?? 0);
    strip.current?.scrollTo({ left });
  };
  return (
    <FullDialog label={t`Photos`} open={open} onClose={onClose} className={styles.viewer}>
      <header className={styles.bar}>
        <span>{count > 1 ? `${at + 1} / ${count}` : null}</span>
        <IconButton className={styles.button} label={t`Fermer`} icon={<X />} onClick={onClose} />
      </header>
      {/* Arrow keys scroll what has the focus. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <ul
        tabIndex={0}
        ref={strip}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {photos.map((photo, index) => (
          // One that was awaited is asked for again once it has arrived.
          <li key={`${photo.id} ${photo.state}`} className={styles.slide}>
            <WholePhoto cityId={cityId} photo={photo} rank={index + 1} />
          </li>
        ))}
      </ul>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {count > 1 ? (
        <div className={styles.ways}>
          <IconButton
            className={styles.button}
            label={t`Photo précédente`}
            icon={<ChevronLeft />}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          />
          <IconButton
            className={styles.button}
            label={t`Photo suivante`}
            icon={<ChevronRight />}
            disabled={at === count - 1}
            onClick={() => go(at + 1)}
          />
        </div>
      ) : null}
    </FullDialog>
  );
}

interface WholePhotoProps {
  readonly cityId: CityId;
  readonly photo: ContentPhoto;
  readonly rank: number;
}

/** What can be had of it, the best first. */
const SIZES = ["full", "preview", "none"] as const;

/** What is not public is asked for by whoever may see it; small while the whole one can't be had, and in words where none can. */
function WholePhoto({ cityId, photo, rank }: WholePhotoProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(0);
  const size = SIZES[failed] ?? "none";
  const address = usePhotoUrl(cityId, photo.id, size === "full" ? "full" : "preview");
  const unpublished = useUnpublishedPhoto(cityId, photo.id, failed > 0);
  const frame = useRef<HTMLDivElement>(null);
  const scale = useZoom(frame);
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame} data-enlarged={scale > 1}>
        {size === "none" && unpublished === undefined ? null : (
          <AskedImage
            className={styles.image}
            style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}
            src={unpublished ?? address}
            alt={photo.alt === "" ? t`Photo ${rank}, sans description` : photo.alt}
            draggable={false}
            onError={() => setFailed((count) => count + 1)}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        {photo.alt}
        {size === "full" || unpublished !== undefined ? null : (
          <>
            {" "}
            <Missing photo={photo} size={size} />
          </>
        )}
      </figcaption>
    </figure>
  );
}

interface MissingProps {
  readonly photo: ContentPhoto;
  readonly size: Exclude<(typeof SIZES)[number], "full">;
}

function Missing({ photo, size }: MissingProps) {
  if (photo.state === "waiting") return <Trans>La photo n’est pas encore arrivée.</Trans>;
  if (size === "none") return <Trans>La photo s’affichera avec le réseau.</Trans>;
  return <Trans>La photo entière s’affichera avec le réseau.</Trans>;
}
