import type { UserRecord } from "firebase-admin/auth";
import type { Act, ActProblem } from "../../../../src/domain/administration/act.ts";
import { disableAccount, enableAccount } from "../../access/disable-account.ts";
import type { Identity, Roles } from "../../access/identity.ts";
import { setRoles } from "../../access/set-roles.ts";
import { auth } from "../../firebase.ts";
import { settleBlockRequests } from "../../store/block-requests.ts";
import { refs } from "../../store/paths.ts";
import { codeOf } from "../../logs.ts";

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
export async function changeAccount(
  act: AccountAct,
  { uid }: Pick<Identity, "uid">,
): Promise<ActProblem | undefined> {
  if (act.payload.uid === uid && !OF_A_CITY.has(act.name)) return "own_account";
  const account = await accountOf(act.payload.uid);
  if (account === undefined) return "unknown_account";
  if ("email" in act.payload && act.payload.email !== account.email) return "other_address";
  return await doneTo(account.uid, act);
}

async function doneTo(uid: string, act: AccountAct): Promise<ActProblem | undefined> {
  if (act.name === "disable-account") {
    await disableAccount(uid, act.payload);
    await settleBlockRequests(uid);
    return undefined;
  }
  if (act.name === "enable-account") {
    await enableAccount(uid);
    return undefined;
  }
  if (act.name === "close-block-request") return closeBlockRequest(uid, act.payload.cityId);
  if (act.name === "refuse-request") return settleRequest(uid, act.payload.cityId, "refused");
  if (act.name === "accept-request") {
    const request = await refs.joinRequest(uid, act.payload.cityId).get();
    if (!request.exists) return "unknown_request";
  }
  const changed = await setRoles(uid, rolesAfter(act));
  if (changed.ok && act.name === "accept-request") await settleRequest(uid, act.payload.cityId, "accepted");
  return changed.ok ? undefined : changed.problem;
}

type RoleAct = Exclude<
  AccountAct,
  { readonly name: "disable-account" | "enable-account" | "refuse-request" | "close-block-request" }
>;

function rolesAfter(act: RoleAct): (before: Roles) => Roles {
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

async function settleRequest(
  uid: string,
  cityId: string,
  state: "accepted" | "refused",
): Promise<ActProblem | undefined> {
  const request = refs.joinRequest(uid, cityId);
  if (!(await request.get()).exists) return "unknown_request";
  await request.update({ state });
  return undefined;
}

async function closeBlockRequest(uid: string, cityId: string): Promise<ActProblem | undefined> {
  const request = refs.blockRequest(uid, cityId);
  if (!(await request.get()).exists) return "unknown_request";
  await request.update({ state: "closed" });
  return undefined;
}

function withCities(before: Roles, moderatorOfCities: Roles["moderatorOfCities"]): Roles {
  return { ...before, moderatorOfCities };
}

function without({ moderatorOfCities }: Roles, cityId: string): Roles["moderatorOfCities"] {
  return moderatorOfCities.filter((id) => id !== cityId);
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
    return undefined;
  }
}
