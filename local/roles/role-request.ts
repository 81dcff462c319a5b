import { NO_ROLES, type Roles } from "../../functions/src/access/identity.ts";
import { err, ok, type Result } from "../../src/domain/basics/result.ts";
import { cityIdOf } from "../../src/domain/city/city.ts";

export interface RoleRequest {
  readonly email: string;
  readonly change: (roles: Roles) => Roles;
}

const USAGE = [
  "npm run grant-admin -- address@of.somebody",
  "npm run grant-moderator -- address@of.somebody 35024",
  "npm run take-roles -- address@of.somebody          (all of them)",
].join("\n");

/** What the operator asked for on the command line; otherwise how to ask. */
export function roleRequestOf([verb, email = "", code = "", ...more]: readonly string[]): Result<
  RoleRequest,
  string
> {
  if (!email.includes("@") || more.length > 0) return err(USAGE);
  if (verb === "grant-moderator") {
    const cityId = cityIdOf(code);
    if (cityId === undefined) return err(USAGE);
    return ok({
      email,
      change: (roles) => ({
        ...roles,
        moderatorOfCities: [...new Set([...roles.moderatorOfCities, cityId])],
      }),
    });
  }
  if (code !== "") return err(USAGE);
  if (verb === "grant-admin") return ok({ email, change: (roles) => ({ ...roles, isAdmin: true }) });
  return verb === "take-roles" ? ok({ email, change: () => NO_ROLES }) : err(USAGE);
}
