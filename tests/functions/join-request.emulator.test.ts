import { beforeAll, describe, expect, it } from "vitest";
import { auth } from "../../functions/src/firebase.ts";
import type { RequestEntry } from "../../src/domain/administration/question.ts";
import { SERVICE_TIME_ZONE } from "../../src/domain/city/city-day.ts";
import { localDayOf } from "../../src/domain/city/time-zone.ts";
import { NEW_CITIES_PER_DAY } from "../../src/domain/limits/daily-limits.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID as cityId, newIdentifier, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { call } from "./support/wire.ts";

beforeAll(seedCities);

const SAID = { cityId, name: "Yann Le Goff", role: "Secrétaire de mairie" };

async function act(admin: TestAccount, name: string, payload: object): Promise<unknown> {
  return (await ok("admin-act", admin, { id: newIdentifier(), name, payload }))["problem"];
}

const open = async (admin: TestAccount, { uid }: TestAccount) => {
  const { items } = (await ok("admin-read", admin, { name: "requests", asked: {} })) as {
    readonly items?: readonly RequestEntry[];
  };
  return (items ?? []).filter((request) => request.uid === uid);
};

describe("a town hall that joins", () => {
  it("asks with a confirmed address, and answers for its commune once an administrator said yes [CITY-46] [ADM-3]", async () => {
    const [admin, yann] = [await anAccount({ claims: { isAdmin: true } }), await anAccount()];
    expect(await ok("cities-askToJoin", yann, SAID)).toEqual({});
    await ok("cities-askToJoin", yann, { ...SAID, role: "Maire" });
    const email = (await auth().getUser(yann.uid)).email ?? "";
    expect(await open(admin, yann)).toMatchObject([{ ...SAID, role: "Maire", email }]);
    const before = (await readDocument(`cities/${cityId}`))?.["moderatorsCount"] as number;
    expect(await act(admin, "accept-request", { uid: yann.uid, cityId, email })).toBeNull();
    expect((await readDocument(`cities/${cityId}`))?.["moderatorsCount"]).toBe(before + 1);
    expect((await auth().getUser(yann.uid)).customClaims).toMatchObject({
      moderatorOfCities: { [cityId]: true },
    });
    expect(await open(admin, yann)).toEqual([]);
    expect(await readDocument(`joinRequests/${cityId}-${yann.uid}`)).toMatchObject({ state: "accepted" });
  });

  it("asks again once its role was taken, and has nothing to ask while it has it [CITY-46]", async () => {
    const admin = await anAccount({ claims: { isAdmin: true } });
    const [former, present] = [
      await anAccount(),
      await anAccount({ claims: { moderatorOfCities: { [cityId]: true } } }),
    ];
    for (const { uid } of [former, present])
      await writeDocument(`joinRequests/${cityId}-${uid}`, {
        ...SAID,
        uid,
        at: new Date(),
        state: "accepted",
      });
    for (const somebody of [former, present]) await ok("cities-askToJoin", somebody, SAID);
    expect(await open(admin, former)).toMatchObject([SAID]);
    expect(await open(admin, present)).toEqual([]);
  });

  it("is refused without a role, and nobody is accepted who did not ask [CITY-46]", async () => {
    const [admin, yann] = [await anAccount({ claims: { isAdmin: true } }), await anAccount()];
    const email = (await auth().getUser(yann.uid)).email ?? "";
    expect(await act(admin, "accept-request", { uid: yann.uid, cityId, email })).toBe("unknown_request");
    await ok("cities-askToJoin", yann, SAID);
    expect(await act(admin, "refuse-request", { uid: yann.uid, cityId })).toBeNull();
    expect(await open(admin, yann)).toEqual([]);
    expect(await readDocument(`joinRequests/${cityId}-${yann.uid}`)).toMatchObject({ state: "refused" });
    expect((await auth().getUser(yann.uid)).customClaims ?? {}).not.toHaveProperty("moderatorOfCities.35024");
  });

  it("is read page by page, each request once [CITY-46] [ADM-1]", async () => {
    const admin = await anAccount({ claims: { isAdmin: true } });
    // Older than what any other test asks, all in one millisecond.
    const uids = Array.from({ length: 27 }, (_, index) => `page-${index}`);
    const write = (uid: string, state: string) =>
      writeDocument(`joinRequests/${cityId}-${uid}`, { ...SAID, uid, at: new Date(1_000), state });
    await Promise.all(uids.map((uid) => write(uid, "open")));
    const pageAfter = async (after: unknown) => {
      const { items, next } = await ok("admin-read", admin, { name: "requests", asked: { after } });
      return { next, uids: (items as readonly RequestEntry[]).map(({ uid }) => uid) };
    };
    const first = await pageAfter(null);
    const second = await pageAfter(first.next);
    await Promise.all(uids.map((uid) => write(uid, "refused")));
    expect(first.uids).toHaveLength(25);
    expect(new Set([...first.uids, ...second.uids.slice(0, 2)])).toEqual(new Set(uids));
  });

  it("is answered once, by whoever was first, alike when their answer is sent again, and is in what they export [CITY-46] [AUTH-22]", async () => {
    const [admin, yann] = [await anAccount({ claims: { isAdmin: true } }), await anAccount()];
    await ok("cities-askToJoin", yann, SAID);
    expect((await ok("users-exportMyData", yann))["joinRequests"]).toMatchObject([
      { ...SAID, state: "open" },
    ]);
    const refused = { id: newIdentifier(), name: "refuse-request", payload: { uid: yann.uid, cityId } };
    for (const answer of [await ok("admin-act", admin, refused), await ok("admin-act", admin, refused)])
      expect(answer).toEqual({ problem: null });
    await ok("cities-askToJoin", yann, SAID);
    const refusing = { uid: yann.uid, cityId };
    const answers = await Promise.all([1, 2].map(() => act(admin, "refuse-request", refusing)));
    expect(new Set(answers)).toEqual(new Set([null, "unknown_request"]));
    const email = (await auth().getUser(yann.uid)).email ?? "";
    expect(await act(admin, "accept-request", { ...refusing, email })).toBe("unknown_request");
  });

  it("confirms its address first [CITY-46] [SEC-12]", async () => {
    const somebody = await anAccount({ confirmed: false });
    expect((await call("cities-askToJoin", somebody, SAID)).status).toBe(400);
    const eager = await anAccount();
    const today = localDayOf(Date.now(), SERVICE_TIME_ZONE);
    await writeDocument(`users/${eager.uid}/quota/${today}`, { "new-cities": NEW_CITIES_PER_DAY.resident });
    expect((await call("cities-askToJoin", eager, SAID)).status).toBe(429);
    expect(await readDocument(`joinRequests/${cityId}-${somebody.uid}`)).toBeUndefined();
  });

  it("is forgotten with the account that asked [AUTH-23]", async () => {
    const yann = await anAccount();
    await ok("cities-askToJoin", yann, SAID);
    expect(await readDocument(`joinRequests/${cityId}-${yann.uid}`)).toBeDefined();
    await ok("users-deleteMyAccount", yann);
    expect(await readDocument(`joinRequests/${cityId}-${yann.uid}`)).toBeUndefined();
  });
});
