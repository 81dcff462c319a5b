import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";

interface ThumbnailProps {
  readonly cityId: CityId;
  readonly photo: Pick<ContentPhoto, "id" | "thumb">;
  readonly className: string | undefined;
}

/** The photo as the document has it, so it is there without network; its author's device has one not yet received. */
export function Thumbnail({ photo, ...rest }: ThumbnailProps) {
  if (photo.thumb === "") return <WaitingThumbnail photo={photo} {...rest} />;
  return <img className={rest.className} src={photo.thumb} alt="" />;
}

function WaitingThumbnail({ cityId, photo, className }: ThumbnailProps) {
  const url = usePhotoUrl(cityId, photo.id, "preview");
  return url?.startsWith("blob:") === true ? <img className={className} src={url} alt="" /> : null;
}
