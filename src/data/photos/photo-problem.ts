import type { StorageProblem } from "../device/storage-problem.ts";

/** Why a chosen file is not added to the report; nothing of it was kept. */
export interface PhotoProblem {
  readonly code:
    | StorageProblem["code"]
    /** Already PHOTOS_PER_REPORT_MAX. */
    | "too_many_photos"
    /** More than PHOTO_CHOSEN_BYTES_MAX. */
    | "too_heavy"
    | "svg"
    /** Not an image this app knows. */
    | "unsupported"
    /** HEIC or AVIF that this browser cannot read. */
    | "heic"
    /** The file ends before the image does. */
    | "truncated"
    /** More than PHOTO_PIXELS_MAX. */
    | "too_many_pixels"
    | "broken";
}
