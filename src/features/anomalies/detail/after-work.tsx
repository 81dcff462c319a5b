import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CityId } from "../../../domain/city/city.ts";
import type { ContentPhoto } from "../../../domain/content/content.ts";
import { PhotoViewer } from "../../../shared/photos/photo-viewer.tsx";
import { Thumbnail } from "../../../shared/photos/thumbnail.tsx";
import styles from "./after-work.module.css";

interface AfterWorkProps {
  readonly cityId: CityId;
  /** Those of who reported it. */
  readonly before: readonly ContentPhoto[];
  /** Those of the commune, and of who calls it resolved. */
  readonly after: readonly ContentPhoto[];
}

/** What it was, and what became of it, side by side. */
export function AfterWork({ cityId, before, after }: AfterWorkProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [was] = before;
  return (
    <section>
      <h3>
        {after.some(({ isAfter }) => isAfter === true) ? (
          <Trans>Après l’intervention</Trans>
        ) : (
          <Trans>Montré comme résolu par un habitant</Trans>
        )}
      </h3>
      <button
        type="button"
        className={styles.pair}
        aria-haspopup="dialog"
        aria-label={t`Voir les photos, avant et après`}
        onClick={() => setOpen(true)}
      >
        {[...(was === undefined ? [] : [was]), ...after].map((photo) => (
          <span key={photo.id} className={styles.one}>
            <Thumbnail cityId={cityId} photo={photo} className={styles.photo} />
            <span>
              <Moment photo={photo} />
            </span>
          </span>
        ))}
      </button>
      <PhotoViewer
        cityId={cityId}
        photos={[...after, ...before]}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

function Moment({ photo: { isAfter, isClaim } }: { readonly photo: ContentPhoto }) {
  if (isClaim === true) return <Trans>Après, par un habitant</Trans>;
  return isAfter === true ? <Trans>Après</Trans> : <Trans>Avant</Trans>;
}
