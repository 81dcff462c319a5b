import { isIdentifier, type Identifier } from "../../../src/domain/basics/identifier.ts";
import { isCityId, type CityId } from "../../../src/domain/city/city.ts";

export interface PhotoPath {
  readonly cityId: CityId;
  readonly photoId: Identifier;
}

/** The last two segments, whether the request came through hosting (`/photos/35024/…`) or straight to the function. */
export function photoPathOf(path: string): PhotoPath | undefined {
  const [photoId, cityId] = path.split("/").toReversed();
  return isCityId(cityId) && isIdentifier(photoId) ? { cityId, photoId } : undefined;
}
