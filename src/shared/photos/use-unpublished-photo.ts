import { useEffect, useState } from "react";
import { useData } from "../../data/data-context.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

/** An address for an image element; undefined before it is asked for, until it is here, and where the person may not see it. */
export function useUnpublishedPhoto(
  cityId: CityId,
  photoId: Identifier,
  isAsked: boolean,
): string | undefined {
  const { actor } = useData();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!isAsked) return;
    let made: string | undefined;
    let isLeft = false;
    const read = async (): Promise<void> => {
      const { unpublishedPhoto } = await import("./unpublished-photo.ts");
      const photo = await unpublishedPhoto(cityId, photoId, actor);
      if (isLeft || photo === undefined) return;
      made = URL.createObjectURL(photo);
      setUrl(made);
    };
    read().catch(() => undefined);
    return () => {
      isLeft = true;
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [cityId, photoId, actor, isAsked]);
  return url;
}
