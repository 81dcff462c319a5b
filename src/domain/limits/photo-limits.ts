export const PHOTO_CHOSEN_BYTES_MAX = 20_000_000;
export const PHOTO_SENT_BYTES_MAX = 8_000_000;
/**
 * By how an image is written: what comes line by line is decoded so; a progressive JPEG and a PNG may want all of it in memory at
 * once. With 50 million pixels one such photo took 540 MB and four at once 1.9 GB; at these limits one takes 280 MB.
 */
export const PHOTO_PIXELS_MAX = {
  jpeg: 50_000_000,
  progressiveJpeg: 20_000_000,
  png: 20_000_000,
  webp: 50_000_000,
} as const;
export type PhotoEncoding = keyof typeof PHOTO_PIXELS_MAX;
export const PHOTO_STORED_PX = 1600;
export const PHOTO_PREVIEW_PX = 256;
/** The thumbnail that sits in the document itself, so that lists show it offline. */
export const PHOTO_THUMB_PX = 96;
/** Photos that are fetched before anybody looks at them, each time a city is shown on a device with room to spare. */
export const PREVIEWS_AHEAD = { countMax: 200, bytesMax: 3_000_000, roomBytesMin: 100_000_000 } as const;
/** Whole photos of what waits for a moderator, on their device for when there is no network. */
export const UNPUBLISHED_AHEAD = { countMax: 100 } as const;
