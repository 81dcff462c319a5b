import { describe, expect, it } from "vitest";
import { NO_ROLES, type Roles } from "../../functions/src/access/identity.ts";
import { roleRequestOf } from "../../local/roles/role-request.ts";

const MODERATOR: Roles = { isAdmin: false, moderatorOfCities: ["22278"] };

function after(roles: Roles, ...words: readonly string[]): Roles | undefined {
  const request = roleRequestOf(words);
  return request.ok ? request.value.change(roles) : undefined;
}

describe("an operator's request", () => {
  it("makes an admin who keeps their communes [SEC-13]", () => {
    expect(after(MODERATOR, "grant-admin", "a@b.fr")).toEqual({ ...MODERATOR, isAdmin: true });
  });

  it("makes a moderator of one more commune, once [SEC-13]", () => {
    const both = { isAdmin: false, moderatorOfCities: ["22278", "2A004"] };
    expect(after(MODERATOR, "grant-moderator", "a@b.fr", "2a004")).toEqual(both);
    expect(after(both, "grant-moderator", "a@b.fr", "22278")).toEqual(both);
  });

  it("takes every role [SEC-13]", () => {
    expect(after({ isAdmin: true, moderatorOfCities: ["22278"] }, "take-roles", "a@b.fr")).toEqual(NO_ROLES);
  });

  it.each([
    [],
    ["grant-admin"],
    ["grant-admin", "nobody"],
    ["grant-admin", "a@b.fr", "35024"],
    ["grant-moderator", "a@b.fr"],
    ["grant-moderator", "a@b.fr", "France"],
    ["grant-moderator", "a@b.fr", "35024", "22278"],
    ["burn", "a@b.fr"],
  ])("that is not understood changes nothing: %s %s %s %s [SEC-13]", (...words) => {
    expect(roleRequestOf(words.filter((word) => word !== undefined)).ok).toBe(false);
  });
});
