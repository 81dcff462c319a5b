import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";

/** users/{uid}: the profile. The client creates it with `createdAt` only; functions write everything after. */
export interface User {
  readonly uid: string;
  readonly createdAt: Instant;
  readonly displayName: string;
  readonly cityId: CityId | null;
  readonly isDisabled: boolean;
  /** Why it is disabled and until when, as the city says it; empty and null when it does not. */
  readonly disabledReason: string;
  readonly disabledUntil: Instant | null;
  readonly rev: number;
  readonly updatedAt: Instant;
}
