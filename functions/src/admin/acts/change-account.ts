import type { Act, ActOf, ActProblem } from "../../../../src/domain/administration/act.ts";
import { disableAccount, enableAccount } from "../../access/disable-account.ts";
import type { Identity, Roles } from "../../access/identity.ts";
import { ifThere } from "../../access/if-there.ts";
import { setRoles } from "../../access/set-roles.ts";
import { auth } from "../../firebase.ts";
import { settleBlockRequests } from "../../store/block-requests.ts";
import { refs } from "../../store/paths.ts";
import { settleRequest } from "../../store/settle-request.ts";

type AccountAct = Extract<Act, { readonly payload: { readonly uid: string } }>;

export function isAccountAct(act: Act): act is AccountAct {
  return "uid" in act.payload;
}

/** An administrator may answer for a commune as anybody may. */
const OF_A_CITY = new Set<Act["name"]>([
  "grant-moderator",
  "take-moderator",
  "accept-request",
  "refuse-request",
]);

/** Nobody takes their own rights away, or lends themselves more: somebody else looks at it. */
export function isAboutOneself({ name, payload }: AccountAct, uid: string): boolean {
  return payload.uid === uid && !OF_A_CITY.has(name);
}

export async function changeAccount(
  act: AccountAct,
  { uid }: Pick<Identity, "uid">,
): Promise<ActProblem | undefined> {
  if (isAboutOneself(act, uid)) return "own_account";
  const account = await ifThere(auth().getUser(act.payload.uid));
  if (account === undefined) return "unknown_account";
  if ("email" in act.payload && act.payload.email !== account.email) return "other_address";
  return await doneTo(account.uid, act);
}

async function doneTo(uid: string, act: AccountAct): Promise<ActProblem | undefined> {
  if (act.name === "disable-account") {
    await disableAccount(uid, act.payload);
    await settleBlockRequests(uid, act.id);
    return undefined;
  }
  if (act.name === "enable-account") {
    await enableAccount(uid);
    return undefined;
  }
  if (act.name === "close-block-request") {
    const { cityId, at } = act.payload;
    return settled(refs.blockRequest(uid, cityId), { state: "closed", settledBy: act.id }, at);
  }
  if (act.name === "refuse-request")
    return settled(refs.joinRequest(uid, act.payload.cityId), { state: "refused", settledBy: act.id });
  return act.name === "accept-request" ? accepted(uid, act) : granted(uid, act);
}

/** The role first: an act that dies in between leaves a request that is open. */
async function accepted(uid: string, act: ActOf<"accept-request">): Promise<ActProblem | undefined> {
  const ref = refs.joinRequest(uid, act.payload.cityId);
  const request = await ref.get();
  if (request.get("state") !== "open" && request.get("settledBy") !== act.id) return "unknown_request";
  return (await granted(uid, act)) ?? settled(ref, { state: "accepted", settledBy: act.id });
}

async function granted(uid: string, act: RoleAct): Promise<ActProblem | undefined> {
  const changed = await setRoles(uid, rolesAfter(act));
  return changed.ok ? undefined : changed.problem;
}

type RoleAct = Exclude<
  AccountAct,
  { readonly name: "disable-account" | "enable-account" | "refuse-request" | "close-block-request" }
>;

export function rolesAfter(act: RoleAct): (before: Roles) => Roles {
  switch (act.name) {
    case "grant-admin":
      return (before) => ({ ...before, isAdmin: true });
    case "take-admin":
      return (before) => ({ ...before, isAdmin: false });
    case "grant-moderator":
    case "accept-request":
      return (before) => withCities(before, [...without(before, act.payload.cityId), act.payload.cityId]);
    case "take-moderator":
      return (before) => withCities(before, without(before, act.payload.cityId));
  }
}

async function settled(...request: Parameters<typeof settleRequest>): Promise<ActProblem | undefined> {
  return (await settleRequest(...request)) ? undefined : "unknown_request";
}

function withCities(before: Roles, moderatorOfCities: Roles["moderatorOfCities"]): Roles {
  return { ...before, moderatorOfCities };
}

function without({ moderatorOfCities }: Roles, cityId: string): Roles["moderatorOfCities"] {
  return moderatorOfCities.filter((id) => id !== cityId);
}
