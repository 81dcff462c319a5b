import { useEffect, useState, type ComponentType } from "react";
import type { FranceMapProps } from "./france-map.tsx";

/** `undefined` while its shapes are loaded, `null` where they cannot be: without network, where they are not kept. */
export type FranceMapPart = ComponentType<FranceMapProps> | null | undefined;

let loaded: FranceMapPart;

async function load(): Promise<FranceMapPart> {
  try {
    loaded = (await import("./france-map.tsx")).FranceMap;
    return loaded;
  } catch {
    return null;
  }
}

/**
 * The shapes are heavier than the rest of the page, which works without them. Loaded with the page, beside the index of communes, and
 * not by `lazy`: React keeps a fallback that it has shown for 300 ms, also where the shapes are there at once.
 */
export function useFranceMap(): FranceMapPart {
  const [part, setPart] = useState<FranceMapPart>(() => loaded);
  useEffect(() => {
    void load().then((found) => setPart(() => found));
  }, []);
  return part;
}
