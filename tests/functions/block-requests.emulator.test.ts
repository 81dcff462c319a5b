import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { BlockRequestEntry } from "../../src/domain/administration/question.ts";
import { aPost } from "../examples/a-message.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID as CITY_ID, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const REASON = "Insulte trois voisins depuis lundi.";
const act = (admin: TestAccount, name: string, payload: object) =>
  ok("admin-act", admin, { id: newIdentifier(), name, payload });

const requestPath = (uid: string) => `blockRequests/${CITY_ID}-${uid}`;

async function askedAbout(admin: TestAccount, uid: string): Promise<readonly BlockRequestEntry[]> {
  const { items } = await ok("admin-read", admin, { name: "blockRequests", asked: {} });
  return (items as readonly BlockRequestEntry[]).filter(({ account }) => account.uid === uid);
}

describe("a moderator's request to block an account", () => {
  it("is read by administrators, closed by them, open when asked again, and done with the account [THR-27] [ADM-2]", async () => {
    const [maelle, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const admin = await anAccount({ claims: { isAdmin: true } });
    const report = freshReport();
    await submitOne(maelle, report);
    const envelope = () => ({ cityId: CITY_ID, performedAt: Date.now(), id: newIdentifier() });
    const post = { ...aPost({ subject: { collection: "anomalies", id: report.id } }), ...envelope() };
    expect(await submitOne(maelle, post)).toMatchObject({ state: "applied" });
    const subject = { collection: "messages", id: post.id } as const;
    const ask = () => ({
      ...post,
      ...envelope(),
      kind: "ask-block",
      payload: { subject, reason: REASON },
      basedOn: 1,
    });
    expect(await submitOne(maelle, ask())).toMatchObject({ refusal: { code: "not_allowed" } });
    expect(await submitOne(moderator, ask())).toMatchObject({ state: "applied" });
    expect(await askedAbout(admin, maelle.uid)).toMatchObject([
      { cityId: CITY_ID, reason: REASON, words: post.payload.text },
    ]);
    expect(JSON.stringify(await readDocument(`cities/${CITY_ID}/messages/${post.id}`))).not.toContain(REASON);

    const kept = await readDocument(requestPath(maelle.uid));
    expect(kept).toMatchObject({ askedBy: moderator.uid });
    expect(kept?.["expireAt"]).toBeGreaterThan(Date.now() + 365 * DAY_MS);
    const exported = await ok("users-exportMyData", moderator);
    expect(exported["blockRequests"]).toMatchObject([{ cityId: CITY_ID, reason: REASON, state: "open" }]);
    expect(JSON.stringify(exported["blockRequests"])).not.toContain(maelle.uid);

    const closing = { uid: maelle.uid, cityId: CITY_ID, at: Number(kept?.["at"]) };
    const unseen = await act(admin, "close-block-request", { ...closing, at: closing.at - 1 });
    expect(unseen).toEqual({ problem: "unknown_request" });
    const closed = await Promise.all([1, 2].map(() => act(admin, "close-block-request", closing)));
    expect(new Set(closed.map(({ problem }) => problem))).toEqual(new Set([null, "unknown_request"]));
    expect(await askedAbout(admin, maelle.uid)).toEqual([]);
    expect(await readDocument(requestPath(maelle.uid))).toMatchObject({ state: "closed" });
    expect(await submitOne(moderator, ask())).toMatchObject({ state: "applied" });
    expect(await askedAbout(admin, maelle.uid)).toHaveLength(1);
    await act(admin, "disable-account", { uid: maelle.uid, reason: REASON, until: null });
    expect(await askedAbout(admin, maelle.uid)).toEqual([]);
    await ok("users-deleteMyAccount", moderator);
    expect(await readDocument(requestPath(maelle.uid))).toMatchObject({ askedBy: "", byName: "" });
  });

  it("follows a guest into their account, and neither closes nor replaces a later one there [THR-27] [F57]", async () => {
    const admin = await anAccount({ claims: { isAdmin: true } });
    const asked = {
      cityId: CITY_ID,
      collection: "messages",
      words: "",
      byName: "",
      askedBy: "",
      state: "open",
    };
    const handed = async (accounts: object | undefined) => {
      const [noemie, yann] = [await aGuestAccount(), await anAccount()];
      const guests = { ...asked, uid: noemie.uid, at: 2_000, reason: REASON };
      await writeDocument(requestPath(noemie.uid), guests);
      if (accounts !== undefined)
        await writeDocument(requestPath(yann.uid), { ...asked, uid: yann.uid, ...accounts });
      await ok("users-adoptGuest", noemie, { accountToken: yann.token });
      expect(await readDocument(requestPath(noemie.uid))).toBeUndefined();
      const found = await askedAbout(admin, yann.uid);
      // It is older than what other tests ask.
      const closing = { uid: yann.uid, cityId: CITY_ID, at: Number(found[0]?.at) };
      expect(await act(admin, "close-block-request", closing)).toEqual({ problem: null });
      return found;
    };
    expect(await handed(undefined)).toMatchObject([{ reason: REASON, at: 2_000 }]);
    expect(await handed({ at: 3_000, state: "closed", reason: "" })).toMatchObject([{ reason: REASON }]);
    expect(await handed({ at: 3_000, reason: "Encore." })).toMatchObject([{ reason: "Encore.", at: 3_000 }]);
  });

  it("is read page by page, the oldest first [THR-27] [ADM-1]", async () => {
    const admin = await anAccount({ claims: { isAdmin: true } });
    const asked = {
      cityId: CITY_ID,
      collection: "messages",
      words: "",
      reason: REASON,
      byName: "",
      askedBy: "",
    };
    // Older than what any other test asks, and written in another order.
    const uids = Array.from({ length: 27 }, (_, index) => ({
      uid: `page-${index}`,
      at: 1_000 - (index % 26),
    }));
    const write = ({ uid, at }: (typeof uids)[number], state: string) =>
      writeDocument(requestPath(uid), { ...asked, uid, at, state });
    await Promise.all(uids.map((one) => write(one, "open")));
    const pageAfter = async (after: unknown) => {
      const { items, next } = await ok("admin-read", admin, { name: "blockRequests", asked: { after } });
      const entries = items as readonly BlockRequestEntry[];
      return { next, uids: entries.map(({ account }) => account.uid), ats: entries.map(({ at }) => at) };
    };
    const first = await pageAfter(null);
    const second = await pageAfter(first.next);
    await Promise.all(uids.map((one) => write(one, "closed")));
    expect(first.ats).toEqual(first.ats.toSorted((a, b) => a - b));
    expect(first.uids).toHaveLength(25);
    expect(new Set([...first.uids, ...second.uids.slice(0, 2)])).toEqual(new Set(uids.map(({ uid }) => uid)));
    expect(second.next).toBeNull();
  });
});
