import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import styles from "../collection/item-card.module.css";
import type { ContentPhoto } from "../../domain/content/content.ts";

interface CardPhotoProps {
  readonly cityId: CityId;
  readonly photo: ContentPhoto;
}

/** The first photo, small: it sits in the document, so it is there without network. The title says what it shows. */
export function CardPhoto({ cityId, photo }: CardPhotoProps) {
  if (photo.thumb !== "")
    return <img className={styles.photo} src={photo.thumb} alt="" width={72} height={72} />;
  return <WaitingPhoto cityId={cityId} photo={photo} />;
}

/** Not received by the city yet: its author's device has it. */
function WaitingPhoto({ cityId, photo }: CardPhotoProps) {
  const url = usePhotoUrl(cityId, photo.id, "preview");
  return url?.startsWith("blob:") === true ? (
    <img className={styles.photo} src={url} alt="" width={72} height={72} />
  ) : null;
}
