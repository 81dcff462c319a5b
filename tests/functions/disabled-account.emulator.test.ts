import { beforeAll, describe, expect, it } from "vitest";
import { disableAccount, enableAccount } from "../../functions/src/access/disable-account.ts";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { auth } from "../../functions/src/firebase.ts";
import { devicesOf } from "../../functions/src/push/devices.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { endDisablings } from "../../functions/src/users/tidy-accounts.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { isAllowed, OPERATIONS } from "../rules/support/operations.ts";
import {
  aGuestAccount,
  anAccount,
  provedAgo,
  renewed,
  signedInAnew,
  type TestAccount,
} from "./support/accounts.ts";
import { CHECKED_CITY_ID, freshReport, seedCities } from "./support/city-life.ts";
import { waitingOf, wake } from "./support/push-life.ts";
import { aPushService } from "./support/push-service.ts";
import { call, submitBody } from "./support/wire.ts";

const REASON = "Insultes répétées envers des voisins.";
const ANSWER_MS_MAX = 10_000;

beforeAll(seedCities);

const answerTo = async (account: TestAccount) =>
  (await submitBody(account, { commands: [freshReport({ cityId: CHECKED_CITY_ID })] })).status;
const reads = async ({ token }: TestAccount) =>
  isAllowed(await OPERATIONS.page(`cities/${CHECKED_CITY_ID}/moderation`, token));
const profileOf = ({ uid }: TestAccount) => readDocument(`users/${uid}`);

/** In whole seconds, as the provider counts. */
const sessionsSince = async ({ uid }: TestAccount) =>
  Date.parse((await auth().getUser(uid)).tokensValidAfterTime ?? "1970-01-01");
/** Whose sessions began long enough ago for an end of them to be told apart. */
const aMinuteOld = async (account: Promise<TestAccount>) => provedAgo(await account, MINUTE_MS);

/** A token of the very second of a change may be older than the change. */
async function answerToNewToken(account: TestAccount, expected: number): Promise<number> {
  const until = Date.now() + ANSWER_MS_MAX;
  for (;;) {
    const status = await answerTo(await renewed(account));
    if (status === expected || Date.now() > until) return status;
  }
}

describe("an account that an operator disabled", () => {
  it("obeys no more, loses its roles and its sessions, and is told why and until when [SEC-16, P9]", async () => {
    const solene = await anAccount();
    await setRoles(solene.uid, () => ({ isAdmin: false, moderatorOfCities: [CHECKED_CITY_ID] }));
    const until = Date.now() + 3_600_000;
    await disableAccount(solene.uid, { reason: REASON, until });
    expect([401, 403]).toContain(await answerTo(solene));
    expect(await reads(solene)).toBe(false);
    expect(await profileOf(solene)).toMatchObject({
      isDisabled: true,
      disabledReason: REASON,
      disabledUntil: until,
      moderatorOfCities: [],
    });
    const { customClaims, tokensValidAfterTime } = await auth().getUser(solene.uid);
    expect(customClaims).toEqual({ isAdmin: false, moderatorOfCities: {} });
    expect(Date.parse(tokensValidAfterTime ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("says why to who proves that it is theirs, where a guest is to be handed to it [SEC-16] [F57]", async () => {
    const [guest, account] = [await aGuestAccount(), await anAccount()];
    await disableAccount(account.uid, { reason: REASON, until: null });
    const { token } = await signedInAnew(account);
    expect(await call("users-adoptGuest", guest, { accountToken: token })).toMatchObject({
      status: 403,
      body: { error: { details: { reason: REASON, until: null } } },
    });
  });

  it("loses its sessions without having had a role [SEC-16, P9]", async () => {
    const account = await aMinuteOld(anAccount());
    const before = await sessionsSince(account);
    await disableAccount(account.uid, { reason: REASON, until: null });
    expect(await sessionsSince(account)).toBeGreaterThan(before);
  });

  it("wakes none of its devices any more, not even by what waited for them [SEC-16] [NOT-11]", async () => {
    const { uid } = await anAccount();
    await wake(uid, (await aPushService(201)).endpoint);
    await refs.push(`${uid}-1`).set({ uid, items: [], dueAt: new Date(Date.now() + 3_600_000) });
    await disableAccount(uid, { reason: REASON, until: null });
    expect(await devicesOf(uid)).toEqual([]);
    expect(await waitingOf(uid)).toEqual([]);
  });

  it("stays the same guest on its device, and obeys no more [SEC-16, P9]", async () => {
    const guest = await aMinuteOld(aGuestAccount());
    const before = await sessionsSince(guest);
    await disableAccount(guest.uid, { reason: REASON, until: null });
    expect(await answerToNewToken(guest, 403)).toBe(403);
    expect(await sessionsSince(guest)).toBe(before);
  });

  it("obeys again after its last day, and not before [SEC-16]", async () => {
    const guest = await aGuestAccount();
    const until = Date.now() + 3_600_000;
    await disableAccount(guest.uid, { reason: REASON, until });
    await endDisablings(until - 1);
    expect(await profileOf(guest)).toMatchObject({ isDisabled: true });
    await endDisablings(until);
    expect(await profileOf(guest)).toMatchObject({
      isDisabled: false,
      disabledReason: "",
      disabledUntil: null,
    });
    expect(await answerToNewToken(guest, 200)).toBe(200);
  });

  it("obeys again once an operator enables it [SEC-16]", async () => {
    const guest = await aGuestAccount();
    await disableAccount(guest.uid, { reason: REASON, until: null });
    await enableAccount(guest.uid);
    expect(await answerToNewToken(guest, 200)).toBe(200);
  });
});
