import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { NO_ROLES, rolesOf, type Roles } from "../../functions/src/access/identity.ts";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { auth } from "../../functions/src/firebase.ts";
import { forgetGone } from "../../functions/src/users/tidy-accounts.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { isAllowed, OPERATIONS } from "../rules/support/operations.ts";
import { anAccount, provedAgo, renewed, type TestAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID, freshReport, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submitBody } from "./support/wire.ts";

const SIGN_IN_MS_MAX = 10_000;
const MODERATOR: Roles = { isAdmin: false, moderatorOfCities: [CHECKED_CITY_ID] };

beforeAll(seedCities);

const counted = async () => (await readDocument(`cities/${CHECKED_CITY_ID}`))?.["moderatorsCount"] as number;
const reads = async ({ token }: TestAccount) =>
  isAllowed(await OPERATIONS.page(`cities/${CHECKED_CITY_ID}/moderation`, token));
const sends = async (account: TestAccount) =>
  (await submitBody(account, { commands: [freshReport({ cityId: CHECKED_CITY_ID })] })).status;

/** A token of the very second of a change may be older than the change: the next second's is not. */
async function withNewToken(account: TestAccount): Promise<TestAccount> {
  const until = Date.now() + SIGN_IN_MS_MAX;
  for (;;) {
    const now = await renewed(account);
    if ((await sends(now)) === 200 || Date.now() > until) return now;
  }
}

describe("a role", () => {
  it("is granted with its claims, its mark and its place in the city's count, once [SEC-13]", async () => {
    const solene = await anAccount();
    const before = await counted();
    expect(await setRoles(solene.uid, () => MODERATOR)).toEqual({ ok: true, value: MODERATOR });
    const began = Date.now();
    await setRoles(solene.uid, () => MODERATOR);
    expect(await counted()).toBe(before + 1);
    const { rightsSince, isOfficial } = (await readDocument(`users/${solene.uid}`)) ?? {};
    expect(isOfficial).toBe(true);
    expect(rightsSince).toBeGreaterThanOrEqual(Math.floor(began / 1000));
    expect(rightsSince).toBeLessThanOrEqual(Date.now() / 1000);
    expect((await auth().getUser(solene.uid)).customClaims).toEqual({
      isAdmin: false,
      moderatorOfCities: { [CHECKED_CITY_ID]: true },
    });
    expect(await sends(solene)).toBe(401);
    expect(await reads(solene)).toBe(false);
    const known = await withNewToken(solene);
    expect(await sends(known)).toBe(200);
    expect(await reads(known)).toBe(true);
  });

  it("ends at once for the token that still says it, in the rules and in the functions [SEC-13, P9]", async () => {
    const solene = await anAccount();
    const before = await counted();
    await setRoles(solene.uid, () => MODERATOR);
    const known = await withNewToken(solene);
    await setRoles(solene.uid, () => NO_ROLES);
    expect(await counted()).toBe(before);
    expect(await reads(known)).toBe(false);
    expect(await sends(known)).toBe(401);
  });

  it("is counted no more once its holder deleted their account [SEC-13, AUTH-23]", async () => {
    const solene = await anAccount();
    const before = await counted();
    await setRoles(solene.uid, () => MODERATOR);
    await ok("users-deleteMyAccount", await withNewToken(solene));
    expect(await counted()).toBe(before);
  });

  it("is counted no more in the night after its account was removed at the identity provider [SEC-13, SEC-17]", async () => {
    const solene = await anAccount();
    const before = await counted();
    await setRoles(solene.uid, () => MODERATOR);
    await auth().deleteUser(solene.uid);
    await forgetGone([solene.uid]);
    expect(await counted()).toBe(before);
    expect(await readDocument(`users/${solene.uid}`)).toBeUndefined();
  });

  it("is not lost when another one is granted in the same moment [ADM-3, SEC-13]", async () => {
    const solene = await anAccount();
    const grant = (change: (roles: Roles) => Roles) => setRoles(solene.uid, change);
    await Promise.all([
      grant((roles) => ({ ...roles, isAdmin: true })),
      grant((roles) => ({ ...roles, moderatorOfCities: [CHECKED_CITY_ID] })),
    ]);
    const both = { isAdmin: true, moderatorOfCities: [CHECKED_CITY_ID] };
    expect(rolesOf((await auth().getUser(solene.uid)).customClaims ?? {})).toEqual(both);
    expect(await readDocument(`users/${solene.uid}`)).toMatchObject(both);
    expect(await readDocument(`progress/roles-${solene.uid}`)).toBeUndefined();
  });

  it("is changed all the same when whoever changed it last died meanwhile [ADM-3]", async () => {
    const solene = await anAccount();
    await writeDocument(`progress/roles-${solene.uid}`, { by: "nobody", until: new Date(Date.now() - 1) });
    expect(await setRoles(solene.uid, () => MODERATOR)).toMatchObject({ ok: true });
  });

  it("ends the sessions of whoever loses it, and no others; it is not granted where nobody knows the commune [SEC-13]", async () => {
    const solene = await provedAgo(await anAccount(), MINUTE_MS);
    const sessionsSince = async () => (await auth().getUser(solene.uid)).tokensValidAfterTime;
    const before = await sessionsSince();
    await setRoles(solene.uid, () => MODERATOR);
    const nowhere = () => ({ isAdmin: false, moderatorOfCities: ["96999"] });
    expect(await setRoles(solene.uid, nowhere)).toEqual({ ok: false, problem: "no_such_city" });
    expect(await sessionsSince()).toBe(before);
    await setRoles(solene.uid, () => NO_ROLES);
    expect(await sessionsSince()).not.toBe(before);
  });

  it("is not granted to an address that nobody confirmed [SEC-12]", async () => {
    const somebody = await anAccount({ confirmed: false });
    const answer = await setRoles(somebody.uid, () => MODERATOR);
    expect(answer).toEqual({ ok: false, problem: "unconfirmed_address" });
    expect(await setRoles(somebody.uid, () => NO_ROLES)).toEqual({ ok: true, value: NO_ROLES });
    await expect(setRoles(`nobody-${randomUUID()}`, () => MODERATOR)).rejects.toThrow("no user record");
  });
});
