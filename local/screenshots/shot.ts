/** Where they are written: never committed. */
export const SCREENSHOTS = ".cache/screenshots";

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** One picture: which screen, in which state, as whom, and how large. */
export interface Shot {
  readonly place: string;
  readonly state: string;
  readonly who: string;
  readonly size: string;
  /** The page as far as it can be scrolled, instead of what the window shows. */
  readonly isWhole: boolean;
}

const WHOLE = "whole";

export function fileOf({ place, state, who, size, isWhole }: Shot): string {
  return [place, state, who, size, ...(isWhole ? [WHOLE] : []), "png"].join(".");
}

export function shotOf(file: string): Shot {
  const [place = "", state = "", who = "", size = "", whole] = file.split(".");
  return { place, state, who, size, isWhole: whole === WHOLE };
}
