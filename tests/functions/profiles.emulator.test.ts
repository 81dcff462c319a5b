import { beforeAll, describe, expect, it } from "vitest";
import { disableAccount, enableAccount } from "../../functions/src/access/disable-account.ts";
import { NO_ROLES } from "../../functions/src/access/identity.ts";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { adoptCities } from "../../functions/src/users/adopt-cities.ts";
import { closeAccount } from "../../functions/src/users/close-account.ts";
import { endDisablings } from "../../functions/src/users/tidy-accounts.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID as cityId, freshReport, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const CREATED = 1_700_000_000_000;
const REASON = "Insultes répétées envers des voisins.";
const profileOf = ({ uid }: TestAccount) => readDocument(`users/${uid}`);

/** Everything that changes a profile, and what it says then. */
const WRITERS: readonly (readonly [string, (account: TestAccount) => Promise<unknown>, object])[] = [
  ["a name", (yann) => ok("users-updateProfile", yann, { displayName: "Yann" }), { displayName: "Yann" }],
  ["a hidden name", (yann) => ok("users-hideMyName", yann), { nameHiddenAt: expect.any(Number) as number }],
  ["a commune", (yann) => ok("users-updateUserCity", yann, { cityId }), { cityId }],
  [
    "a role",
    ({ uid }) => setRoles(uid, () => ({ ...NO_ROLES, isAdmin: true })),
    { isAdmin: true, isOfficial: true, rightsSince: expect.any(Number) as number },
  ],
  ["its end", ({ uid }) => closeAccount(uid, "deleted"), { closed: "deleted" }],
  ["an end that is lifted", ({ uid }) => enableAccount(uid), { isDisabled: false, disabledUntil: null }],
  [
    "the commune of a guest",
    async ({ uid }) => {
      const guest = await aGuestAccount();
      await writeDocument(`users/${guest.uid}`, { cityId });
      await adoptCities(guest.uid, uid);
    },
    { cityId },
  ],
];

describe.each(WRITERS)("a profile that is given %s", (_, write, given) => {
  it("is made where there is none, as new as the change [AUTH-2]", async () => {
    const account = await anAccount();
    const before = Date.now();
    await write(account);
    const profile = await profileOf(account);
    expect(profile).toMatchObject({ ...given, rev: 1 });
    for (const field of ["createdAt", "updatedAt"])
      expect(profile?.[field]).toBeGreaterThan(before - DAY_MS / 24);
  });

  it("keeps what else it says, and is heard of [AUTH-2]", async () => {
    const account = await anAccount();
    const known = { createdAt: new Date(CREATED), updatedAt: new Date(CREATED), rev: 4, kept: "yes" };
    await writeDocument(`users/${account.uid}`, known);
    await write(account);
    const profile = await profileOf(account);
    expect(profile).toMatchObject({ ...given, createdAt: CREATED, rev: 5, kept: "yes" });
    expect(profile?.["updatedAt"]).toBeGreaterThan(CREATED);
  });
});

describe("a profile", () => {
  it("is made up for by the first command where the device could not write it [AUTH-2]", async () => {
    const guest = await aGuestAccount();
    await submitOne(guest, freshReport());
    expect(await profileOf(guest)).toMatchObject({ rev: 1, createdAt: expect.any(Number) as number });
    await submitOne(guest, freshReport());
    expect(await profileOf(guest)).toMatchObject({ rev: 1 });
  });

  it("is not written anew by what it says already [AUTH-2]", async () => {
    const yann = await anAccount();
    for (const _ of [1, 2]) await ok("users-updateProfile", yann, { displayName: "Yann" });
    for (const _ of [1, 2]) await ok("users-updateUserCity", yann, { cityId });
    expect(await profileOf(yann)).toMatchObject({ rev: 2 });
  });

  it("keeps its own commune when a guest brings another [F57]", async () => {
    const [guest, yann] = [await aGuestAccount(), await anAccount()];
    await writeDocument(`users/${guest.uid}`, { cityId });
    await writeDocument(`users/${yann.uid}`, { cityId: OPEN_CITY_ID });
    await adoptCities(guest.uid, yann.uid);
    expect(await profileOf(yann)).toMatchObject({ cityId: OPEN_CITY_ID });
  });

  it("is given what a guest kept once, though it is asked for twice at a time [F57] [P10]", async () => {
    const [guest, yann] = [await aGuestAccount(), await anAccount()];
    const path = ({ uid }: TestAccount) => `users/${uid}/cities/${cityId}`;
    const kept = { cityId, cityName: "Betton", joinedAt: CREATED, updatedAt: new Date(CREATED), rev: 4 };
    await writeDocument(path(guest), kept);
    await Promise.all([1, 2].map(() => adoptCities(guest.uid, yann.uid)));
    expect(await readDocument(path(guest))).toBeUndefined();
    expect(await readDocument(path(yann))).toMatchObject({ cityName: "Betton", rev: 4 });
  });

  it("that is disabled without an end stays so, night after night [SEC-16]", async () => {
    const guest = await aGuestAccount();
    await disableAccount(guest.uid, { reason: REASON, until: null });
    await endDisablings(Date.now() + 1_000 * DAY_MS);
    expect(await profileOf(guest)).toMatchObject({ isDisabled: true, disabledReason: REASON });
  });
});
