import { useEffect } from "react";
import { useData } from "../../data/data-context.ts";
import type { CityId } from "../../domain/city/city.ts";

/** What the device fetches of a commune before anybody asks for it. */
export function useKeptAhead(cityId: CityId | undefined): void {
  const data = useData();
  const { replica } = data;
  useEffect(() => {
    if (replica === undefined || cityId === undefined) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async (): Promise<void> => {
      const { keepAhead } = await import("./kept-ahead.ts");
      if (!isLeft) stop = keepAhead({ ...data, replica }, cityId);
    };
    start().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [data, replica, cityId]);
}
