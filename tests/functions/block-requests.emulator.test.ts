import { beforeAll, describe, expect, it } from "vitest";
import type { BlockRequestEntry } from "../../src/domain/administration/question.ts";
import { aPost } from "../examples/a-message.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aModeratorAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID as CITY_ID, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const REASON = "Insulte trois voisins depuis lundi.";
const act = (admin: TestAccount, name: string, payload: object) =>
  ok("admin-act", admin, { id: newIdentifier(), name, payload });

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

    await act(admin, "close-block-request", { uid: maelle.uid, cityId: CITY_ID });
    expect(await askedAbout(admin, maelle.uid)).toEqual([]);
    expect(await submitOne(moderator, ask())).toMatchObject({ state: "applied" });
    expect(await askedAbout(admin, maelle.uid)).toHaveLength(1);
    await act(admin, "disable-account", { uid: maelle.uid, reason: REASON, until: null });
    expect(await askedAbout(admin, maelle.uid)).toEqual([]);
  });
});
