import { beforeAll, describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { MODERATION_ROWS } from "../../src/data/moderation/moderation-rows.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { writerKey } from "../../src/domain/moderation/writer-key.ts";
import { aCommand, aModeration } from "../examples/a-command.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  authorOf,
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

type Report = ReturnType<typeof freshReport>;

const moderate = ({ id, cityId }: Report, asked: Parameters<typeof aModeration>[0]) =>
  aModeration(
    { ...asked, subject: { collection: "anomalies", id } },
    { id: newIdentifier(), cityId, performedAt: Date.now() },
  );

/** A newcomer's report, which waits for a moderator. */
async function aPending(author: TestAccount): Promise<Report> {
  const report = freshReport({ cityId: CHECKED_CITY_ID });
  expect(await submitOne(author, report)).toMatchObject({ state: "applied" });
  expect(await publishedOf(report)).toMatchObject({ visibility: "pending", title: "" });
  return report;
}

const keptOf = async ({ uid }: TestAccount, { id }: Report) =>
  (await readDocument(`users/${uid}/receipts/${id}`))?.["content"] as Anomaly | null;

const approvedOf = async ({ uid }: TestAccount) =>
  (await readDocument(`users/${uid}/cities/${CHECKED_CITY_ID}`))?.["approved"];

beforeAll(seedCities);

describe("a decision of a moderator that reaches the city", () => {
  it("publishes what waited, whole, and counts it for its author [MOD-4] [ANO-3]", async () => {
    const [author, solene] = [await aGuestAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const report = await aPending(author);
    const item = MODERATION_ROWS.parse(
      await readDocument(`cities/${CHECKED_CITY_ID}/moderation/${report.id}`),
    );
    const writer = writerKey(CHECKED_CITY_ID, author.uid);
    expect(item).toMatchObject({ ok: true, value: { content: { title: report.payload.title }, writer } });
    expect(await submitOne(solene, moderate(report, { to: "public" }))).toMatchObject({ state: "applied" });
    const published = await publishedOf(report);
    expect(published).toMatchObject({ visibility: "public", title: report.payload.title });
    expect(parseAnomaly(published).ok).toBe(true);
    expect(await wholeOf(report)).toBeUndefined();
    expect(await keptOf(author, report)).toBeNull();
    expect(await approvedOf(author)).toMatchObject({ anomalies: 1 });
    const waited = await readDocument(`cities/${CHECKED_CITY_ID}/moderation/${report.id}`);
    expect(waited).toMatchObject({
      waitingSince: null,
      decidedAt: expect.any(Number) as number,
      waitedMs: expect.any(Number) as number,
    });
  });

  it("refuses what waited: everybody reads why, its author keeps it [MOD-4] [PULL-7]", async () => {
    const [author, solene] = [await aGuestAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const report = await aPending(author);
    const refusal = moderate(report, { to: "hidden", code: "privacy", reason: "Un voisin est nommé." });
    expect(await submitOne(solene, refusal)).toMatchObject({ state: "applied" });
    expect(await publishedOf(report)).toMatchObject({
      visibility: "hidden",
      title: "",
      moderated: { code: "privacy", reason: "", byName: "" },
    });
    expect(await keptOf(author, report)).toMatchObject({
      title: report.payload.title,
      moderated: { reason: "Un voisin est nommé." },
    });
    expect((await approvedOf(author)) ?? {}).not.toMatchObject({ anomalies: 1 });
  });

  it("hides what was public, keeps it whole for moderators and its author, and shows it again as it was [MOD-4]", async () => {
    const [author, solene] = [await anAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const report = await aPending(author);
    await submitOne(solene, moderate(report, { to: "public" }));
    const before = await publishedOf(report);
    await submitOne(solene, moderate(report, { to: "hidden", seen: 1 }));
    expect(await publishedOf(report)).toMatchObject({ visibility: "hidden", title: "", description: "" });
    expect(await wholeOf(report)).toMatchObject({ title: report.payload.title, authorId: author.uid });
    expect(await keptOf(author, report)).toMatchObject({ title: report.payload.title });
    await submitOne(solene, moderate(report, { to: "public", seen: 2 }));
    const { rev: _, updatedAt: __, moderated: ___, ...after } = (await publishedOf(report)) ?? {};
    expect(before).toMatchObject(after);
    expect(await authorOf(report)).toBe(author.uid);
    expect(await keptOf(author, report)).toBeNull();
  });

  it("is refused to who is no moderator of that city, its author included [P9] [AUTH-6]", async () => {
    const author = await anAccount();
    const report = await aPending(author);
    for (const caller of [author, await aGuestAccount(), await aModeratorAccount("35238")]) {
      expect(await submitOne(caller, moderate(report, { to: "public" }))).toMatchObject({
        state: "refused",
        refusal: { code: "not_allowed" },
      });
    }
    expect(await publishedOf(report)).toMatchObject({ visibility: "pending" });
  });

  it("comes back « À revoir » where another moderator decided otherwise [MOD-1] [P3]", async () => {
    const [solene, karim] = [
      await aModeratorAccount(CHECKED_CITY_ID),
      await aModeratorAccount(CHECKED_CITY_ID),
    ];
    const report = await aPending(await aGuestAccount());
    await submitOne(karim, moderate(report, { to: "hidden" }));
    expect(await submitOne(solene, moderate(report, { to: "public" }))).toMatchObject({
      state: "conflict",
      current: { visibility: "hidden", title: report.payload.title },
    });
    expect(await submitOne(solene, moderate(report, { to: "hidden" }))).toMatchObject({
      state: "applied",
      note: { code: "already_done" },
    });
  });

  it("is contested by the author, judged by another moderator, and neither is anybody else’s to read [MOD-9]", async () => {
    const [author, solene, karim] = [
      await anAccount(),
      await aModeratorAccount(CHECKED_CITY_ID),
      await aModeratorAccount(CHECKED_CITY_ID),
    ];
    const report = await aPending(author);
    await submitOne(solene, moderate(report, { to: "hidden", code: "privacy" }));
    const words = "Le nom qui se lit est celui de ma propre rue.";
    const payload = { subject: { collection: "anomalies", id: report.id }, words };
    const { id: _, ...envelope } = aCommand({ cityId: CHECKED_CITY_ID, performedAt: Date.now() });
    const command = { ...envelope, kind: "appeal-decision", payload, basedOn: 2 };
    expect(await submitOne(karim, { ...command, id: newIdentifier() })).toMatchObject({
      refusal: { code: "not_allowed" },
    });
    expect(await submitOne(author, { ...command, id: newIdentifier() })).toMatchObject({ state: "applied" });
    expect(await wholeOf(report)).toMatchObject({ moderated: { by: solene.uid, appeal: { words } } });
    const kept = await keptOf(author, report);
    expect(kept).toMatchObject({ moderated: { appeal: { words } } });
    expect(JSON.stringify([kept, await publishedOf(report)])).not.toContain(solene.uid);
    expect(JSON.stringify(await publishedOf(report))).not.toContain(words);
    expect(await submitOne(solene, moderate(report, { to: "public", seen: 1 }))).toMatchObject({
      refusal: { code: "own_decision" },
    });
    expect(await submitOne(karim, moderate(report, { to: "public", seen: 1 }))).toMatchObject({
      state: "applied",
    });
    expect(await publishedOf(report)).toMatchObject({ visibility: "public", title: report.payload.title });
  });
});
