import { useEffect } from "react";
import { useData } from "../../data/data-context.ts";
import type { CityId } from "../../domain/city/city.ts";

/** The first two need no network, and are there without. */
const PARTS = [
  async () => (await import("./outline-ahead.ts")).keepOutlineAhead,
  async () => (await import("./opening-ahead.ts")).keepOpeningAhead,
  async () => (await import("./kept-ahead.ts")).keepAhead,
];

/** What the device keeps of a commune, and fetches of it, before anybody asks for it. */
export function useKeptAhead(cityId: CityId | undefined): void {
  const data = useData();
  const { replica } = data;
  useEffect(() => {
    if (replica === undefined || cityId === undefined) return;
    const stops: (() => void)[] = [];
    let isLeft = false;
    const start = async (load: (typeof PARTS)[number]): Promise<void> => {
      const keep = await load();
      if (!isLeft) stops.push(keep({ ...data, replica }, cityId));
    };
    for (const load of PARTS) start(load).catch(() => undefined);
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [data, replica, cityId]);
}
