import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { auth, db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { ADMIN_PAGE, type LogEntry } from "../../src/domain/administration/question.ts";
import type { Page } from "../../src/domain/basics/page.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID, newIdentifier, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { call } from "./support/wire.ts";

beforeAll(seedCities);

const anAdmin = () => anAccount({ claims: { isAdmin: true } });
const act = async (admin: TestAccount, name: string, payload: object, id = newIdentifier()) =>
  (await ok("admin-act", admin, { id, name, payload }))["problem"] as string | null;
const logPage = async (admin: TestAccount, after: unknown = null) =>
  (await ok("admin-read", admin, { name: "log", asked: { after } })) as unknown as Page<LogEntry>;

describe("the log of administrators", () => {
  it("leaves an entry of its own for each: an id is that of one act, which is done once [ADM-2]", async () => {
    const [admin, other, solene] = [await anAdmin(), await anAdmin(), await anAccount()];
    const role = { uid: solene.uid, cityId: CHECKED_CITY_ID };
    const granted = { ...role, email: (await auth().getUser(solene.uid)).email ?? "" };
    const id = newIdentifier();
    expect(await act(admin, "grant-moderator", granted, id)).toBeNull();
    const disabling = { uid: solene.uid, reason: "Sans laisser de trace", until: null };
    const others = [
      [admin, "disable-account", disabling],
      [admin, "grant-moderator", { ...granted, cityId: OPEN_CITY_ID }],
      [other, "grant-moderator", granted],
    ] as const;
    for (const [who, name, payload] of others)
      expect((await call("admin-act", who, { id, name, payload })).status).toBe(409);
    expect(await act(admin, "take-moderator", role)).toBeNull();
    // Sent again, it says how it ended, and what was taken since stays taken.
    expect(await act(admin, "grant-moderator", granted, id)).toBeNull();
    const profile = await refs.user(solene.uid).get();
    expect(profile.data()).toMatchObject({ moderatorOfCities: [] });
    expect(profile.get("isDisabled")).toBeUndefined();
    const entries = (await logPage(admin)).items.filter(({ about }) => about["uid"] === solene.uid);
    expect(entries.map(({ name }) => name)).toEqual(["take-moderator", "grant-moderator"]);
  });

  it("is read page by page, each act once, though many are of one millisecond [ADM-2]", async () => {
    const admin = await anAdmin();
    const at = Timestamp.fromMillis(Date.now());
    const batch = db().batch();
    const ids = Array.from({ length: ADMIN_PAGE + 5 }, () => newIdentifier());
    for (const [n, id] of ids.entries()) {
      const moment = new Timestamp(at.seconds, at.nanoseconds + Math.floor(n / 2) * 1000);
      const entry = { id, name: "set-notice", about: {}, by: admin.uid, at: moment };
      batch.set(refs.auditEntry(id), entry);
    }
    await batch.commit();
    const byEmail = (await auth().getUser(admin.uid)).email;
    const seen: string[] = [];
    let after: unknown = null;
    while (!ids.every((id) => seen.includes(id))) {
      const page = await logPage(admin, after);
      seen.push(...page.items.map(({ id }) => id));
      const own = page.items.filter(({ id }) => ids.includes(id));
      const begun = { by: admin.uid, byEmail, about: {}, aboutEmail: "", result: "begun" };
      expect(own).toMatchObject(own.map(() => begun));
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
    expect(await logPage(admin, { value: "0", id: "a" })).toEqual({ items: [], next: null });
  });
});
