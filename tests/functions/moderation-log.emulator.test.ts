import { beforeAll, describe, expect, it } from "vitest";
import { countLog } from "../../functions/src/cities/count-log.ts";
import type { LogLine } from "../../src/domain/moderation/log-question.ts";
import { MODERATION_WINDOW_MS } from "../../src/domain/statistics/moderation-figures.ts";
import { aCommand, aModeration } from "../examples/a-command.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID, freshReport, newIdentifier, seedCities } from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { call, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const PATH = "moderation-log";

describe("the log of a commune", () => {
  it("has a line for a decision that arrived twice, and no word of what was hidden [MOD-11] [P10] [P2]", async () => {
    const [author, solene] = [await anAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(author, report);
    const subject = { collection: "anomalies", id: report.id } as const;
    const refusal = aModeration(
      { to: "hidden", code: "privacy", reason: "Un voisin est nommé.", subject },
      { id: newIdentifier(), cityId: CHECKED_CITY_ID, performedAt: Date.now() },
    );
    expect(await submitOne(solene, refusal)).toMatchObject({ state: "applied" });
    expect(await submitOne(solene, refusal)).toMatchObject({ state: "applied" });
    const words = "Le nom qui se lit est celui de ma propre rue.";
    const { id: _, ...envelope } = aCommand({ cityId: CHECKED_CITY_ID, performedAt: Date.now() });
    const appeal = { ...envelope, kind: "appeal-decision", payload: { subject, words }, basedOn: 2 };
    expect(await submitOne(author, { ...appeal, id: newIdentifier() })).toMatchObject({ state: "applied" });
    await writeDocument(`users/${solene.uid}`, { displayName: "Solène" });
    const { items } = (await ok(PATH, solene, { cityId: CHECKED_CITY_ID, after: null })) as {
      readonly items: readonly LogLine[];
    };
    const about = items.filter((line) => line.subject.id === report.id);
    expect(about).toMatchObject([
      { act: "contested", code: "privacy", reason: "", byName: "", byKind: "resident" },
      { act: "refused", code: "privacy", reason: "Un voisin est nommé.", byName: "Solène" },
    ]);
    expect(JSON.stringify(items)).not.toContain(solene.uid);
    expect(JSON.stringify(items)).not.toContain(author.uid);
    await ok("users-hideMyName", solene);
    const hidden = (await ok(PATH, solene, { cityId: CHECKED_CITY_ID, after: null })) as {
      readonly items: readonly LogLine[];
    };
    expect(hidden.items.filter((line) => line.subject.id === report.id)).toMatchObject([
      { byName: "" },
      { byName: "", reason: "Un voisin est nommé." },
    ]);
    for (const text of [report.payload.title, words]) expect(JSON.stringify(items)).not.toContain(text);
    expect(await readDocument(`cities/${CHECKED_CITY_ID}/log/${refusal.id}`)).toMatchObject({
      by: solene.uid,
      number: expect.stringMatching(/^[0-9]{4}-[0-9]+$/u) as string,
    });
  });

  it("has no line of what was refused [MOD-11]", async () => {
    const report = freshReport({ cityId: CHECKED_CITY_ID });
    await submitOne(await aGuestAccount(), report);
    const decision = aModeration(
      { to: "public", subject: { collection: "anomalies", id: report.id } },
      { id: newIdentifier(), cityId: CHECKED_CITY_ID, performedAt: Date.now() },
    );
    expect(await submitOne(await aModeratorAccount("35238"), decision)).toMatchObject({ state: "refused" });
    expect(await readDocument(`cities/${CHECKED_CITY_ID}/log/${decision.id}`)).toBeUndefined();
  });

  it("is read by its moderators and administrators alone, page after page [MOD-11] [SEC-3]", async () => {
    const cityId = "35069";
    for (let n = 0; n < 27; n += 1) {
      const entry = { id: anIdentifier(200 + n), cityId, at: 1_000 + (n >> 1), by: "", act: "hidden" };
      await writeDocument(`cities/${cityId}/log/${entry.id}`, entry);
    }
    const solene = await aModeratorAccount(cityId);
    const first = await ok(PATH, solene, { cityId, after: null });
    const rest = await ok(PATH, solene, { cityId, after: first["next"] });
    const ids = [first, rest].map((page) => (page["items"] as readonly LogLine[]).map(({ id }) => id));
    expect(ids.map((page) => page.length)).toEqual([25, 2]);
    expect(new Set(ids.flat()).size).toBe(27);
    expect(rest["next"]).toBeNull();
    const admin = await anAccount({ claims: { isAdmin: true } });
    expect((await call(PATH, admin, { cityId, after: null })).status).toBe(200);
    for (const outsider of [await aGuestAccount(), await anAccount(), await aModeratorAccount("35238")])
      expect((await call(PATH, outsider, { cityId, after: null })).status).toBe(403);
  });

  it("is summed for everybody over twelve months [MOD-12]", async () => {
    const [cityId, now] = ["35139", Date.UTC(2026, 2, 12, 3)];
    const entry = (n: number, act: string, at: number) =>
      writeDocument(`cities/${cityId}/log/${anIdentifier(300 + n)}`, { act, at });
    await entry(1, "hidden", now - MODERATION_WINDOW_MS);
    await entry(2, "hidden", now - MODERATION_WINDOW_MS + 5);
    await entry(3, "refused", now - 1);
    await entry(4, "published", now - 1);
    const { figures, changes } = await countLog(cityId, now);
    expect(figures).toMatchObject({ hidden12m: 1, refused12m: 1, contested12m: 0 });
    const last = now - 1 + MODERATION_WINDOW_MS;
    expect(changes).toEqual([now + 5, last, last]);
  });
});
