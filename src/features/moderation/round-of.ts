import type { CityId } from "../../domain/city/city.ts";

/** Under which name the device keeps when somebody went through what moderators of a city have to do. */
export const roundOf = (cityId: CityId): string => `queue ${cityId}`;
