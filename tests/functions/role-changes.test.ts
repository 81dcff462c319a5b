import { describe, expect, it } from "vitest";
import { NO_ROLES, type Roles } from "../../functions/src/access/identity.ts";
import { hasAny, losesAny, roleProblemOf } from "../../functions/src/access/role-changes.ts";
import { isAboutOneself, rolesAfter } from "../../functions/src/admin/acts/change-account.ts";
import { aboutOf } from "../../functions/src/admin/audit-log.ts";
import type { Act } from "../../src/domain/administration/act.ts";
import { CITIES_PER_MODERATOR_MAX } from "../../src/domain/limits/limits.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const of = (isAdmin: boolean, ...moderatorOfCities: readonly string[]): Roles => ({
  isAdmin,
  moderatorOfCities,
});
const many = (count: number) => of(false, ...Array.from({ length: count }, (_, n) => String(30_000 + n)));

describe("roles", () => {
  it("are for who confirmed their address, in so many communes [SEC-12] [ADM-3]", () => {
    expect(roleProblemOf(of(true), false)).toBe("unconfirmed_address");
    expect(roleProblemOf(of(false, "35024"), false)).toBe("unconfirmed_address");
    expect(roleProblemOf(NO_ROLES, false)).toBeUndefined();
    expect(roleProblemOf(many(CITIES_PER_MODERATOR_MAX), true)).toBeUndefined();
    expect(roleProblemOf(many(CITIES_PER_MODERATOR_MAX + 1), true)).toBe("too_many_cities");
  });

  it.each([
    [of(false), of(true, "35024"), false],
    [of(true, "35024"), of(true, "35024"), false],
    [of(true, "35024"), of(false, "35024"), true],
    [of(true, "35024"), of(true), true],
    [of(false, "35024"), of(false, "35238"), true],
    [of(false, "35024"), of(false, "35238", "35024"), false],
  ])("end the sessions that say more than is left: %j, %j: %s [SEC-13]", (before, after, ends) => {
    expect(losesAny(before, after)).toBe(ends);
  });

  it("are some where there is one [SEC-13]", () => {
    expect([of(false), of(true), of(false, "35024")].map(hasAny)).toEqual([false, true, true]);
  });
});

const [id, uid, email, cityId] = [anIdentifier(1), "solene", "solene@exemple.fr", "35024"];
const GRANTED = { id, name: "grant-moderator", payload: { uid, email, cityId } } as const;
const TAKEN = { id, name: "take-moderator", payload: { uid, cityId } } as const;
const ACTS = [
  GRANTED,
  TAKEN,
  { id, name: "accept-request", payload: { uid, email, cityId } },
  { id, name: "refuse-request", payload: { uid, cityId } },
  { id, name: "close-block-request", payload: { uid, cityId, at: 5 } },
  { id, name: "grant-admin", payload: { uid, email } },
  { id, name: "take-admin", payload: { uid } },
  { id, name: "disable-account", payload: { uid, reason: "Pour voir", until: null } },
  { id, name: "enable-account", payload: { uid } },
] as const satisfies readonly Act[];

describe("an act of an administrator", () => {
  it("is about their own rights, which somebody else decides, unless it is about a commune [ADM-3] [CITY-46]", () => {
    const own = ACTS.filter((act) => isAboutOneself(act, uid)).map(({ name }) => name);
    expect(own).toEqual([
      "close-block-request",
      "grant-admin",
      "take-admin",
      "disable-account",
      "enable-account",
    ]);
    expect(ACTS.filter((act) => isAboutOneself(act, "anna"))).toEqual([]);
  });

  it("gives or takes the one role that it names, and leaves the others [ADM-3]", () => {
    const before = of(true, cityId, "35238");
    expect(rolesAfter(ACTS[5])(of(false, cityId))).toEqual(of(true, cityId));
    expect(rolesAfter(ACTS[6])(before)).toEqual(of(false, cityId, "35238"));
    for (const act of [GRANTED, ACTS[2]]) expect(rolesAfter(act)(before)).toEqual(of(true, "35238", cityId));
    expect(rolesAfter(TAKEN)(before)).toEqual(of(true, "35238"));
  });

  it("is written down without the address that was seen, or when what it answers was asked [ADM-2]", () => {
    expect(aboutOf(GRANTED)).toEqual({ uid, cityId });
    expect(aboutOf(ACTS[4])).toEqual({ uid, cityId });
    expect(aboutOf(ACTS[7])).toEqual({ uid, reason: "Pour voir", until: null });
  });
});
