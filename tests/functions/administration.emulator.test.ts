import { beforeAll, describe, expect, it } from "vitest";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { auth } from "../../functions/src/firebase.ts";
import type { AccountSummary, CityHealth, LogEntry } from "../../src/domain/administration/question.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { CITIES_PER_MODERATOR_MAX } from "../../src/domain/limits/limits.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import {
  aGuestAccount,
  aModeratorAccount,
  anAccount,
  renewed,
  type TestAccount,
} from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { call, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const anAdmin = () => anAccount({ claims: { isAdmin: true } });
const emailOf = async ({ uid }: TestAccount) => (await auth().getUser(uid)).email ?? "";

const act = async (admin: TestAccount, name: string, payload: object, id = newIdentifier()) =>
  (await ok("admin-act", admin, { id, name, payload }))["problem"] as string | null;
const read = (admin: TestAccount, name: string, asked: object) => ok("admin-read", admin, { name, asked });
const logOf = async (admin: TestAccount) =>
  (await read(admin, "log", { after: null }))["items"] as readonly LogEntry[];
const accounts = async (admin: TestAccount, text: string, which = "all") =>
  (await read(admin, "accounts", { text, which, after: null }))["items"] as readonly AccountSummary[];

describe("what administrators ask and do", () => {
  it("is refused to everybody else, and to an administrator whose right was taken [ADM-1] [P9]", async () => {
    const question = { name: "service", asked: {} };
    const deed = { id: newIdentifier(), name: "set-notice", payload: { notice: "Bonjour" } };
    const outsiders = [await aGuestAccount(), await anAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    for (const outsider of outsiders) {
      expect((await call("admin-read", outsider, question)).status).toBe(403);
      expect((await call("admin-act", outsider, deed)).status).toBe(403);
    }
    const admin = await anAdmin();
    expect((await call("admin-read", admin, question)).status).toBe(200);
    await setRoles(admin.uid, () => ({ isAdmin: false, moderatorOfCities: [] }));
    expect((await call("admin-read", admin, question)).status).toBe(401);
    expect((await call("admin-read", await renewed(admin).catch(() => admin), question)).status).not.toBe(
      200,
    );
  });

  it("grants a role to the address that was seen, once, and writes it down [ADM-2] [ADM-3]", async () => {
    const [admin, solene] = [await anAdmin(), await anAccount()];
    const before = (await readDocument(`cities/${CHECKED_CITY_ID}`))?.["moderatorsCount"] as number;
    const role = { uid: solene.uid, cityId: CHECKED_CITY_ID };
    expect(await act(admin, "grant-moderator", { ...role, email: "autre@exemple.fr" })).toBe("other_address");
    const id = newIdentifier();
    const email = await emailOf(solene);
    expect(await act(admin, "grant-moderator", { ...role, email }, id)).toBeNull();
    expect(await act(admin, "grant-moderator", { ...role, email }, id)).toBeNull();
    expect((await readDocument(`cities/${CHECKED_CITY_ID}`))?.["moderatorsCount"]).toBe(before + 1);
    expect(await accounts(admin, email)).toMatchObject([
      { uid: solene.uid, moderatorOfCities: [CHECKED_CITY_ID] },
    ]);
    // Of other tests of this minute: accounts that the identity provider has no more.
    const official = (await accounts(admin, "", "official")).filter((account) => account.email !== "");
    expect(official.map((account) => account.isAdmin || account.moderatorOfCities.length > 0)).not.toContain(
      false,
    );
    expect(official.length).toBeGreaterThan(0);
    const moderators = (await read(admin, "moderators", { cityId: CHECKED_CITY_ID }))["items"];
    expect(moderators).toContainEqual(expect.objectContaining({ uid: solene.uid, email }));
    const entries = (await logOf(admin)).filter(({ about }) => about["uid"] === solene.uid);
    expect(entries.map(({ result }) => result)).toEqual(["done", "other_address"]);
    expect(entries[0]).toMatchObject({ id, by: admin.uid, byEmail: await emailOf(admin), about: role });
    expect(JSON.stringify(await readDocument(`admin/audit/entries/${id}`))).not.toContain(email);
    expect(await act(admin, "take-moderator", role)).toBeNull();
    expect((await readDocument(`cities/${CHECKED_CITY_ID}`))?.["moderatorsCount"]).toBe(before);
  });

  it("lets one person answer for several communes, each granted and taken by itself [ADM-3] [CITY-46]", async () => {
    const [admin, solene] = [await anAdmin(), await anAccount()];
    const [email, { uid }] = [await emailOf(solene), solene];
    const cityIds = [CHECKED_CITY_ID, OPEN_CITY_ID];
    const counts = () =>
      Promise.all(cityIds.map(async (id) => (await readDocument(`cities/${id}`))?.["moderatorsCount"]));
    const [first, second] = (await counts()) as number[];
    for (const cityId of cityIds)
      expect(await act(admin, "grant-moderator", { uid, cityId, email })).toBeNull();
    const granted = (await readDocument(`users/${uid}`)) ?? {};
    expect(granted).toMatchObject({ moderatorOfCities: cityIds, rev: 2 });
    expect(await counts()).toEqual([(first ?? 0) + 1, (second ?? 0) + 1]);
    expect(await act(admin, "take-moderator", { uid, cityId: CHECKED_CITY_ID })).toBeNull();
    expect(await accounts(admin, email)).toMatchObject([{ moderatorOfCities: [OPEN_CITY_ID] }]);
    expect(await readDocument(`users/${uid}`)).toMatchObject({ rev: 3, isOfficial: true });
    expect(await counts()).toEqual([first, (second ?? 0) + 1]);
  });

  it("changes nobody's own rights, and gives nobody more than sixty communes [ADM-3]", async () => {
    const [admin, solene] = [await anAdmin(), await anAccount()];
    const email = await emailOf(admin);
    expect(await act(admin, "take-admin", { uid: admin.uid })).toBe("own_account");
    expect(await act(admin, "grant-admin", { uid: admin.uid, email })).toBe("own_account");
    const reason = "Pour voir si cela se peut";
    expect(await act(admin, "disable-account", { uid: admin.uid, reason, until: null })).toBe("own_account");
    const many = Array.from({ length: CITIES_PER_MODERATOR_MAX }, (_, n) => [String(30_000 + n), true]);
    await auth().setCustomUserClaims(solene.uid, { moderatorOfCities: Object.fromEntries(many) as object });
    const role = { uid: solene.uid, cityId: CHECKED_CITY_ID, email: await emailOf(solene) };
    expect(await act(admin, "grant-moderator", role)).toBe("too_many_cities");
  });

  it("suspends an account until a day, with the reason its holder reads, and gives it back [ADM-2] [SEC-16]", async () => {
    const [admin, erwan] = [await anAdmin(), await anAccount()];
    const reason = "Propos injurieux répétés";
    const until = Date.now() + DAY_MS;
    expect(await act(admin, "disable-account", { uid: erwan.uid, reason, until })).toBeNull();
    const refused = await call("users-updateProfile", erwan, { displayName: "Erwan" });
    expect([401, 403]).toContain(refused.status);
    expect(await accounts(admin, erwan.uid)).toMatchObject([
      { isDisabled: true, disabledReason: reason, disabledUntil: until },
    ]);
    expect(await act(admin, "enable-account", { uid: erwan.uid })).toBeNull();
    expect(await accounts(admin, erwan.uid)).toMatchObject([{ isDisabled: false, disabledUntil: null }]);
    expect(await act(admin, "enable-account", { uid: "nobody" })).toBe("unknown_account");
  });

  it("suspends a guest too, who has no address [ADM-2] [SEC-16]", async () => {
    const [admin, { uid }] = [await anAdmin(), await aGuestAccount()];
    const reason = "Signalements inventés";
    expect(await act(admin, "disable-account", { uid, reason, until: null })).toBeNull();
    expect(await accounts(admin, uid)).toMatchObject([{ email: "", isConfirmed: false, isDisabled: true }]);
  });
});

describe("what administrators are shown", () => {
  it("is the cities by name, page after page, with what was counted there [ADM-6] [ADM-7]", async () => {
    const admin = await anAdmin();
    await writeDocument(`cities/${CHECKED_CITY_ID}/statistics/_global_`, {
      cityId: CHECKED_CITY_ID,
      anomalies: { open: 12, medianAckHours: 30, medianResolveDays: 7 },
      moderation: { waiting: "few" },
      updatedAt: new Date(1_700_000_000_000),
    });
    const seen: CityHealth[] = [];
    for (let after: unknown = null; ;) {
      const page = (await read(admin, "cities", { ids: null, after })) as {
        readonly items: readonly CityHealth[];
        readonly next: unknown;
      };
      seen.push(...page.items);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.map(({ id }) => id)).toHaveLength(new Set(seen.map(({ id }) => id)).size);
    const { name, population, moderatorsCount } = (await readDocument(`cities/${CHECKED_CITY_ID}`)) ?? {};
    const now = expect.any(Number) as number;
    const counted = { open: 12, ackHours: 30, resolveDays: 7, residents: now, waiting: now };
    const told = { id: CHECKED_CITY_ID, name, population, moderatorsCount, ...counted };
    expect(seen).toContainEqual({ ...told, countedAt: 1_700_000_000_000 });
    const named = await read(admin, "cities", { ids: [CHECKED_CITY_ID, "99999"], after: null });
    expect(named).toMatchObject({ items: [told], next: null });
    for (const ids of [["99999"], []])
      expect(await read(admin, "cities", { ids, after: null })).toEqual({ items: [], next: null });
  });

  it("is what waits for more than 48 hours, and no younger one [ADM-6]", async () => {
    const admin = await anAdmin();
    const [old, young, said] = [newIdentifier(), newIdentifier(), newIdentifier()];
    const waiting = (id: string, ms: number, over: object = {}) =>
      writeDocument(`cities/${CHECKED_CITY_ID}/moderation/${id}`, {
        id,
        cityId: CHECKED_CITY_ID,
        collection: "anomalies",
        content: { title: `Nid-de-poule ${id}` },
        waitingSince: Date.now() - ms,
        ...over,
      });
    await waiting(old, 3 * DAY_MS);
    await waiting(young, DAY_MS);
    const message = { text: "Vous êtes tous des incapables.", subject: { collection: "anomalies", id: old } };
    await waiting(said, 3 * DAY_MS, { collection: "messages", content: message });
    const { notice, waiting: found } = await read(admin, "service", {});
    expect(notice).toBe((await readDocument("config/public"))?.["notice"] ?? "");
    const items = found as readonly { readonly id: string }[];
    const about = { cityId: CHECKED_CITY_ID, collection: "anomalies", title: `Nid-de-poule ${old}` };
    expect(items).toContainEqual(expect.objectContaining({ ...about, id: old, threadId: "" }));
    expect(items).toContainEqual(
      expect.objectContaining({ id: said, title: "Vous êtes tous des incapables.", threadId: old }),
    );
    expect(items.map(({ id }) => id)).not.toContain(young);
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(await aGuestAccount(), report);
    const item = await readDocument(`cities/${CHECKED_CITY_ID}/moderation/${report.id}`);
    expect(item?.["waitingSince"]).toEqual(expect.any(Number));
  });
});
