import type { Chance } from "../../communes/chance.ts";

/** What a photo shows: SVG on an 800 × 600 ground whose horizon is at 210, its subject in the middle third, and the same in words. */
export interface Picture {
  readonly alt: string;
  readonly draw: (chance: Chance) => string;
}

/** Something wrong; and, where a second photo can show it, the same place put right. */
export interface Scene extends Picture {
  readonly after?: Picture;
}

/** As many shapes as asked, drawn one after another. */
export function times(count: number, shape: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => shape(index)).join("");
}
