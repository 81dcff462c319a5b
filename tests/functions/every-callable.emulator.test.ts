import { beforeAll, describe, expect, it } from "vitest";
import * as groups from "../../functions/src/index.ts";
import { localDayOf } from "../../src/domain/city/time-zone.ts";
import { SERVICE_TIME_ZONE } from "../../src/domain/city/city-day.ts";
import { CALLS_PER_DAY } from "../../src/domain/limits/daily-limits.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID as cityId, seedCities } from "./support/city-life.ts";
import { call } from "./support/wire.ts";

/** What each is asked when nothing is wrong with the question. */
const QUESTIONS: Readonly<Record<string, object>> = {
  "admin-act": { id: anIdentifier(1), name: "set-notice", payload: { notice: "Bonjour" } },
  "admin-read": { name: "service", asked: {} },
  "cities-askToJoin": { cityId, name: "Yann Le Goff", role: "Secrétaire de mairie" },
  "cities-createCity": { cityId },
  "moderation-log": { cityId, after: null },
  "push-forget": { id: "a".repeat(64) },
  "push-state": {},
  "push-subscribe": {
    endpoint: "https://fcm.googleapis.com/fcm/send/abc",
    p256dh: "BOm".padEnd(87, "a"),
    auth: "a".repeat(22),
    label: "Firefox",
  },
  "push-test": {},
  "users-adoptGuest": { accountToken: "a.b.c" },
  "users-deleteMyAccount": {},
  "users-exportMyData": {},
  "users-hideMyName": {},
  "users-updateProfile": { displayName: "Yann" },
  "users-updateUserCity": { cityId },
};
/** What one wrote stays one's own to take away, and a guest’s to hand over. */
const EVEN_DISABLED = ["users-adoptGuest", "users-deleteMyAccount", "users-exportMyData", "users-hideMyName"];
const NAMES = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members as Readonly<Record<string, { readonly __endpoint: object }>>)
    .filter(([, { __endpoint: endpoint }]) => "callableTrigger" in endpoint)
    .map(([name]) => `${group}-${name}`),
);

beforeAll(seedCities);

const answer = async (name: string, caller: TestAccount | undefined, over: object = {}) => {
  const { status, body } = await call(name, caller, { ...QUESTIONS[name], ...over });
  const { error } = body as { readonly error?: { readonly message: string } };
  return { status, problem: error?.message };
};
const marked = async (profile: object) => {
  const account = await anAccount();
  await writeDocument(`users/${account.uid}`, { createdAt: new Date(), ...profile });
  return account;
};

it("Each callable is asked something here [SEC-10]", () => {
  expect(NAMES.toSorted()).toEqual(Object.keys(QUESTIONS));
});

describe.each(NAMES)("%s", (name) => {
  it("answers nobody without a token [SEC-5] [SEC-10]", async () => {
    expect(await answer(name, undefined)).toMatchObject({ status: 401 });
  });

  it("takes no field that it does not know [SEC-6]", async () => {
    const asked = await answer(name, await anAccount(), { isAdmin: true });
    expect(asked).toEqual({ status: 400, problem: "malformed" });
  });
});

describe.each(NAMES.filter((name) => !EVEN_DISABLED.includes(name)))("%s", (name) => {
  it("obeys no account that was stopped [SEC-16] [P9]", async () => {
    const refused = { status: 403, problem: "account_disabled" };
    expect(await answer(name, await marked({ isDisabled: true }))).toEqual(refused);
    expect(await answer(name, await marked({ closed: "deleted" }))).toEqual(refused);
  });

  it.runIf(!EVEN_DISABLED.includes(name))(
    "obeys no token from before rights changed [SEC-13] [P9]",
    async () => {
      const account = await marked({ rightsSince: Math.ceil(Date.now() / 1000) + 1 });
      expect(await answer(name, account)).toEqual({ status: 401, problem: "unauthenticated" });
    },
  );
});

it("No device is forgotten under what is none [SEC-6]", async () => {
  for (const id of ["", "a/b", "A".repeat(64), "a".repeat(63), ".."])
    expect(await answer("push-forget", await aGuestAccount(), { id })).toMatchObject({ status: 400 });
});

describe("how often one account asks in a day", () => {
  const spent = async (account: TestAccount, counts: object) =>
    writeDocument(`users/${account.uid}/quota/${localDayOf(Date.now(), SERVICE_TIME_ZONE)}`, counts);

  it.each(Object.entries(CALLS_PER_DAY))("is bounded for %s: %i times [SEC-23]", async (name, limit) => {
    const guest = await aGuestAccount();
    await spent(guest, { [name]: limit - 1 });
    expect(await answer(name, guest)).not.toMatchObject({ status: 429 });
    expect(await answer(name, guest)).toEqual({ status: 429, problem: "quota" });
  });
});
