import type { PhotoArea, PhotoPoint } from "./photo-area.ts";

/** Both leave nothing to be read: black is flat, and the blur keeps less than one dot for each letter of a plate. */
export const MASK_LOOKS = ["blur", "black"] as const;
export type MaskLook = (typeof MASK_LOOKS)[number];

/** A line painted with a finger; its width in fractions of the photo's longer side. */
export interface PhotoStroke {
  readonly points: readonly PhotoPoint[];
  readonly width: number;
}

export type PhotoMark = { readonly look: MaskLook } & (
  | { readonly area: PhotoArea }
  | { readonly stroke: PhotoStroke }
);
