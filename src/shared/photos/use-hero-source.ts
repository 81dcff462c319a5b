import { useState } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import { usePhotoUrl } from "../../data/photos/use-photo-url.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentPhoto } from "../../domain/content/content.ts";
import { useUnpublishedPhoto } from "./use-unpublished-photo.ts";

export interface HeroSource {
  /** Nothing but the thumbnail can be had. */
  readonly isReduced: boolean;
  readonly isMissing: boolean;
  readonly online: boolean;
  readonly src: string | undefined;
  readonly thumb: string | undefined;
  readonly onError: () => void;
}

/** What is not public is asked for by whoever may see it. Where it cannot be had the small copy stands in, then the thumbnail. */
export function useHeroSource(cityId: CityId, photo: ContentPhoto): HeroSource {
  const online = useOnline();
  const [failed, setFailed] = useState(0);
  const [wasOnline, setWasOnline] = useState(online);
  if (online !== wasOnline) {
    setWasOnline(online);
    // What the network could not bring is asked for again.
    if (online) setFailed(0);
  }
  const full = usePhotoUrl(cityId, photo.id, "full");
  const preview = usePhotoUrl(cityId, photo.id, "preview");
  const unpublished = useUnpublishedPhoto(cityId, photo.id, failed > 0);
  const thumb = photo.thumb === "" ? undefined : photo.thumb;
  const src = unpublished ?? [full, preview, thumb][failed];
  return {
    isReduced: failed > 1 && src !== undefined && src === thumb,
    isMissing: failed > 1 && src === undefined,
    online,
    src,
    thumb,
    onError: () => setFailed(failed + 1),
  };
}
