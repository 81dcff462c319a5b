import type { ContentPhoto } from "../content/content.ts";

interface BeforeAndAfter {
  readonly before: readonly ContentPhoto[];
  readonly after: readonly ContentPhoto[];
}

/** What was reported, and what became of it: by the commune, and by who calls it resolved. */
export function beforeAndAfter(photos: readonly ContentPhoto[]): BeforeAndAfter {
  const isLater = ({ isAfter, isClaim }: ContentPhoto): boolean => isAfter === true || isClaim === true;
  return { before: photos.filter((photo) => !isLater(photo)), after: photos.filter(isLater) };
}
