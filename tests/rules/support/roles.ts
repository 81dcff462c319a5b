import { emulatorToken, type TokenOf } from "./token.ts";

const ROLES = {
  nobody: undefined,
  guest: { uid: "guest-noemie", provider: "anonymous" },
  resident: { uid: "resident-yann" },
  neighbour: { uid: "resident-maelle" },
  moderator: { uid: "moderator-solene", claims: { moderatorOfCities: { "35024": true } } },
  foreigner: { uid: "moderator-gwen", claims: { moderatorOfCities: { "22278": true } } },
  truthy: { uid: "truthy", claims: { moderatorOfCities: { "35024": "true" }, isAdmin: 1 } },
  listed: { uid: "listed", claims: { moderatorOfCities: ["35024"], isAdmin: [true] } },
  admin: { uid: "admin-karim", claims: { isAdmin: true } },
  disabled: { uid: "disabled", claims: { moderatorOfCities: { "35024": true }, isAdmin: true } },
  ghost: { uid: "ghost", claims: { moderatorOfCities: { "35024": true } } },
} as const satisfies Record<string, TokenOf | undefined>;

export type RoleName = keyof typeof ROLES;

export const ROLE_NAMES = Object.keys(ROLES) as readonly RoleName[];

export function uidOf(role: RoleName): string {
  return ROLES[role]?.uid ?? "nobody";
}

export function tokenOf(role: RoleName): string | undefined {
  const facts: TokenOf | undefined = ROLES[role];
  return facts === undefined ? undefined : emulatorToken(facts);
}
