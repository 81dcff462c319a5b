import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { PlacePicture } from "../place/place-picture.tsx";
import styles from "./sent-frame.module.css";

interface SentPicturesProps extends ComponentProps<typeof PlacePicture> {
  readonly photo: ContentPhoto | undefined;
}

/** What was sent, to be known again at a glance. */
export function SentPictures({ photo, ...where }: SentPicturesProps) {
  return (
    <div className={styles.pictures}>
      {photo === undefined ? null : <SentPhoto cityId={where.city.id} photo={photo} />}
      <PlacePicture {...where} />
    </div>
  );
}

function SentPhoto({ cityId, photo }: { readonly cityId: string; readonly photo: ContentPhoto }) {
  const { t } = useLingui();
  const url = usePhotoUrl(cityId, photo.id, "preview");
  return <img className={styles.photo} src={url} alt={photo.alt === "" ? t`Votre photo` : photo.alt} />;
}
