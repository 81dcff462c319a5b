import type { CityId } from "../../src/domain/city/city.ts";

export const DEMO_CITY_ID: CityId = "35024";
export const DEMO_PASSWORD = "parvis-betton-2026";

export interface DemoAccount {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** As the terminal shows it. */
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: "demo-habitante",
    email: "habitante@parvis.test",
    displayName: "Maëlle R.",
    role: "a resident",
    claims: {},
  },
  {
    uid: "demo-moderation",
    email: "moderation@parvis.test",
    displayName: "Services techniques",
    role: "a moderator of Betton",
    claims: { moderatorOfCities: { [DEMO_CITY_ID]: true } },
  },
  {
    uid: "demo-admin",
    email: "admin@parvis.test",
    displayName: "Administration",
    role: "an administrator",
    claims: { isAdmin: true },
  },
];
