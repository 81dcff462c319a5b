import { useMemo, useSyncExternalStore } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useData } from "../data-context.ts";
import type { DeviceDatabase } from "../device/open-device.ts";

type PhotoSize = "full" | "preview";

/** An address for an image element: the device's own copy while it is here, the city's otherwise; `undefined` until known. */
export function usePhotoUrl(cityId: CityId, photoId: Identifier, size: PhotoSize): string | undefined {
  const { device } = useData();
  const source = useMemo(
    () => (device === undefined ? NOT_YET : urlSource(device, cityId, photoId, size)),
    [device, cityId, photoId, size],
  );
  return useSyncExternalStore(source.subscribe, source.url);
}

const NOT_YET = { url: () => undefined, subscribe: () => () => undefined };

function cityUrlOf(cityId: CityId, photoId: Identifier, size: PhotoSize): string {
  return `/photos/${cityId}/${photoId}${size === "preview" ? "?size=preview" : ""}`;
}

/** Object addresses are revoked as soon as nobody looks: each one holds its photo in memory. */
function urlSource(device: DeviceDatabase, cityId: CityId, photoId: Identifier, size: PhotoSize) {
  let url: string | undefined;
  let revoke = (): void => undefined;
  const show = (blob: Blob | undefined): void => {
    revoke();
    const shown = blob === undefined ? cityUrlOf(cityId, photoId, size) : URL.createObjectURL(blob);
    revoke = blob === undefined ? () => undefined : () => URL.revokeObjectURL(shown);
    url = shown;
  };
  return {
    url: () => url,
    subscribe: (notify: () => void) => {
      const subscription = device
        .live(() => device.photos.get(photoId))
        .subscribe({
          next: (photo) => {
            show(size === "full" ? photo?.blob : photo?.preview);
            notify();
          },
          error: () => {
            show(undefined);
            notify();
          },
        });
      return () => {
        subscription.unsubscribe();
        revoke();
        revoke = () => undefined;
        url = undefined;
      };
    },
  };
}
