import { useEffect } from "react";
import { useData } from "../../data/data-context.ts";
import type { CityId } from "../../domain/city/city.ts";

export function usePreviewsAhead(cityId: CityId | undefined): void {
  const { replica } = useData();
  useEffect(() => {
    if (replica === undefined || cityId === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async (): Promise<void> => {
      const { keepPreviewsAhead } = await import("./previews-ahead.ts");
      if (!isLeft) stop = keepPreviewsAhead(replica, cityId);
    };
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [replica, cityId]);
}
