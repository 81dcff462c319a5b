import { NO_ROLES, type Roles } from "../../functions/src/access/identity.ts";
import type { CityId } from "../../src/domain/city/city.ts";

export const DEMO_CITY_ID: CityId = "35024";
/** Villamée, three hundred inhabitants. */
export const SMALL_CITY_ID: CityId = "35357";
export const DEMO_PASSWORD = "parvis-betton-2026";

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** As the terminal shows it. */
  readonly role: string;
  readonly roles: Roles;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: "demo-habitante",
    email: "habitante@parvis.test",
    displayName: "Maëlle R.",
    role: "a resident",
    roles: NO_ROLES,
  },
  {
    uid: "demo-moderation",
    email: "moderation@parvis.test",
    displayName: "Services techniques",
    role: "a moderator of Betton and Villamée",
    roles: { isAdmin: false, moderatorOfCities: [DEMO_CITY_ID, SMALL_CITY_ID] },
  },
  {
    uid: "demo-admin",
    email: "admin@parvis.test",
    displayName: "Administration",
    role: "an administrator",
    roles: { isAdmin: true, moderatorOfCities: [] },
  },
];
