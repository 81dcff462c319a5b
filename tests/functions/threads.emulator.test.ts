import { beforeAll, describe, expect, it } from "vitest";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { withholdMessages } from "../../functions/src/threads/withhold-messages.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { isRecord } from "../../src/domain/basics/record.ts";
import type { MutedPerson } from "../../src/domain/moderation/muted-person.ts";
import { aModeration } from "../examples/a-command.ts";
import { aLock, aMute, aPost } from "../examples/a-message.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { aModeratorAccount, anAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, OPEN_CITY_ID as CITY_ID, seedCities } from "./support/city-life.ts";
import { submit, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

function freshPost(reportId: string, text = "Le trou s’est agrandi.") {
  const subject = { collection: "anomalies", id: reportId } as const;
  return { ...aPost({ subject, text }), id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() };
}

describe("a discussion", () => {
  it("takes twenty messages at once, counts each, and turns its page after fifty [THR-19] [P10]", async () => {
    const report = freshReport();
    await submitOne(await anAccount(), report);
    const people = await Promise.all(Array.from({ length: 20 }, () => anAccount()));
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await Promise.all(
        people.map((person, index) => submitOne(person, freshPost(report.id, `Message ${round} ${index}`))),
      );
      expect(outcomes.every(({ state }) => state === "applied")).toBe(true);
      await tallyMarks(CITY_ID);
    }
    const tally = await readDocument(`cities/${CITY_ID}/tallies/${report.id}`);
    expect(tally).toMatchObject({ talk: { messages: 60, officialAt: null } });
    expect(await readDocument(`cities/${CITY_ID}/threads/${report.id}`)).toMatchObject({
      pages: 2,
      state: "open",
    });
    const { payload, ...post } = freshPost(report.id, "Le chantier commence lundi.");
    const official = { ...post, payload: { ...payload, isOfficial: true } };
    expect(await submitOne(await aModeratorAccount(CITY_ID), official)).toMatchObject({ state: "applied" });
    await tallyMarks(CITY_ID);
    const answered = await readDocument(`cities/${CITY_ID}/tallies/${report.id}`);
    expect(answered).toMatchObject({ talk: { messages: 61, officialPage: 2 } });
  });

  it("takes five messages of one person within ten minutes, and what was written long before without network [THR-20]", async () => {
    const [maelle, report] = [await anAccount(), freshReport()];
    await submitOne(maelle, report);
    for (let count = 0; count < 5; count += 1)
      expect(await submitOne(maelle, freshPost(report.id, `Précision ${count}`))).toMatchObject({
        state: "applied",
      });
    expect(await submitOne(maelle, freshPost(report.id))).toMatchObject({
      refusal: { code: "too_fast", limit: 5 },
    });
    const early = { ...freshPost(report.id), performedAt: Date.now() - 20 * MINUTE_MS };
    expect(await submitOne(maelle, early)).toMatchObject({ state: "applied" });
  });

  it("that a moderator closed takes no message, and keeps who is suspended from others, whom they warned [THR-13] [THR-18] [THR-24]", async () => {
    const [maelle, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const report = freshReport();
    await submitOne(maelle, report);
    const post = freshPost(report.id);
    expect(await submitOne(maelle, post)).toMatchObject({ state: "applied" });
    const envelope = { cityId: CITY_ID, performedAt: Date.now() };
    const lock = aLock({ subject: { collection: "anomalies", id: report.id } });
    expect(await submitOne(moderator, { ...lock, ...envelope, id: newIdentifier() })).toMatchObject({
      state: "applied",
    });
    expect(await submitOne(maelle, freshPost(report.id))).toMatchObject({
      refusal: { code: "thread_locked" },
    });
    const subject = { collection: "messages", id: post.id } as const;
    const why = { subject, code: "off_topic" } as const;
    const mute = { ...aMute(7), ...envelope, id: newIdentifier(), payload: { ...why, days: 7 } as const };
    expect(await submitOne(moderator, mute)).toMatchObject({ state: "applied" });
    const warning = { ...mute, kind: "warn-author", id: newIdentifier() };
    expect(await submitOne(moderator, { ...warning, payload: why })).toMatchObject({ state: "applied" });
    const kept = await readDocument(`users/${maelle.uid}/cities/${CITY_ID}`);
    expect(kept).toMatchObject({ mutedFor: "off_topic" });
    await tellCity({ cityId: CITY_ID });
    expect(await readCollection(`users/${maelle.uid}/notifications`)).toContainEqual(
      expect.objectContaining({ kind: "moderation", what: "warned-off_topic" }),
    );
    const other = freshReport();
    await submitOne(await anAccount(), other);
    expect(await submitOne(maelle, freshPost(other.id))).toMatchObject({ refusal: { code: "muted" } });
    const named = async () => {
      const items = await readCollection(`cities/${CITY_ID}/moderation`);
      const mutings = items.filter((item) => isRecord(item["muted"]) && item["collection"] === "messages");
      return mutings.map((item) => (item["muted"] as MutedPerson).about.id);
    };
    expect(await named()).toContain(post.id);
    const back = { ...mute, id: newIdentifier(), payload: { subject, days: 0 } as const };
    expect(await submitOne(moderator, back)).toMatchObject({ state: "applied" });
    expect(await named()).not.toContain(post.id);
    expect(await submitOne(maelle, freshPost(other.id))).toMatchObject({ state: "applied" });
  });

  it("that a moderator hid is in no public document, and back as it was once it is shown again [THR-21]", async () => {
    const [maelle, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const report = freshReport();
    await submitOne(maelle, report);
    const [post, second] = [freshPost(report.id), freshPost(report.id, "Personne n’est venu.")];
    await submit(maelle, post, second);
    const subject = { collection: "anomalies", id: report.id } as const;
    const decide = async (to: "hidden" | "open", seen: number | null) => {
      const asked = aLock({ subject, to, seen });
      const envelope = { cityId: CITY_ID, performedAt: Date.now(), id: newIdentifier() };
      expect(await submitOne(moderator, { ...asked, ...envelope })).toMatchObject({ state: "applied" });
      await withholdMessages({ cityId: CITY_ID, threadId: report.id });
      return readDocument(`cities/${CITY_ID}/tallies/${report.id}`);
    };
    await tallyMarks(CITY_ID);
    const published = (id: string) => readDocument(`cities/${CITY_ID}/messages/${id}`);
    const whole = (id: string) => readDocument(`cities/${CITY_ID}/moderation/${id}`);
    expect(await decide("hidden", null)).toMatchObject({ talk: { withheld: true } });
    expect(await published(post.id)).toMatchObject({ text: "", authorName: "", withheld: true });
    expect(await whole(post.id)).toMatchObject({ content: { text: post.payload.text } });
    const hide = aModeration({ subject: { collection: "messages", id: second.id }, to: "hidden" });
    const envelope = { cityId: CITY_ID, performedAt: Date.now(), id: newIdentifier() };
    expect(await submitOne(moderator, { ...hide, ...envelope })).toMatchObject({ state: "applied" });
    const within = freshPost(report.id, "Nous en parlons entre nous.");
    expect(await submitOne(moderator, within)).toMatchObject({ state: "applied" });
    expect(await published(within.id)).toMatchObject({ text: "", withheld: true });

    const thread = await readDocument(`cities/${CITY_ID}/threads/${report.id}`);
    expect(await decide("open", Number(thread?.["decidedAt"]))).toMatchObject({ talk: { withheld: false } });
    expect(await published(post.id)).toMatchObject({ text: post.payload.text });
    expect(await published(second.id)).toMatchObject({ text: "", visibility: "hidden" });
    expect(await published(within.id)).toMatchObject({ text: within.payload.text });
    expect(await whole(post.id)).toMatchObject({ content: null });
  });

  it("about what a moderator hides is withheld with it, until both are shown again [THR-30]", async () => {
    const [maelle, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const report = freshReport();
    const post = freshPost(report.id);
    await submit(maelle, report, post);
    const subject = { collection: "anomalies", id: report.id } as const;
    const shown = () => readDocument(`cities/${CITY_ID}/messages/${post.id}`);
    const apply = async (command: object) => {
      const envelope = { cityId: CITY_ID, performedAt: Date.now(), id: newIdentifier() };
      expect(await submitOne(moderator, { ...command, ...envelope })).toMatchObject({ state: "applied" });
    };
    await apply(aModeration({ subject, to: "hidden" }));
    await expect.poll(shown, { timeout: 10_000 }).toMatchObject({ text: "", withheld: true });
    const whole = await readDocument(`cities/${CITY_ID}/moderation/${post.id}`);
    expect(whole).toMatchObject({ content: { text: post.payload.text } });
    expect(await submitOne(maelle, freshPost(report.id))).toMatchObject({
      refusal: { code: "subject_hidden" },
    });

    const settled = async (command: object) => {
      await apply(command);
      await withholdMessages({ cityId: CITY_ID, threadId: report.id });
      return shown();
    };
    const withheld = { text: "", withheld: true };
    expect(await settled(aLock({ subject, to: "hidden" }))).toMatchObject(withheld);
    expect(await settled(aModeration({ subject, to: "public", seen: 1 }))).toMatchObject(withheld);
    expect(await settled(aModeration({ subject, to: "hidden", seen: 2 }))).toMatchObject(withheld);
    const thread = await readDocument(`cities/${CITY_ID}/threads/${report.id}`);
    const again = aLock({ subject, to: "open", seen: Number(thread?.["decidedAt"]) });
    expect(await settled(again)).toMatchObject(withheld);
    const back = await settled(aModeration({ subject, to: "public", seen: 3 }));
    expect(back).toMatchObject({ text: post.payload.text });
    expect(back).not.toHaveProperty("withheld");
  });

  it("about what flags hold back takes what was written before, withheld, until a moderator shows it [THR-30]", async () => {
    const [maelle, yann, moderator] = [
      await anAccount(),
      await anAccount(),
      await aModeratorAccount(CITY_ID),
    ];
    const report = freshReport();
    const post = freshPost(report.id);
    await submit(maelle, report, post);
    const subject = { collection: "anomalies", id: report.id } as const;
    const before = freshPost(report.id, "J’y passe tous les jours.");
    const envelope = { cityId: CITY_ID, performedAt: Date.now(), basedOn: 1, dependsOn: null };
    const payload = { subject, code: "privacy", text: "" };
    const flag = { ...envelope, id: newIdentifier(), kind: "flag-content", payload };
    expect(await submitOne(await anAccount(), flag)).toMatchObject({ state: "applied" });
    const shown = (id: string) => readDocument(`cities/${CITY_ID}/messages/${id}`);
    await expect.poll(() => shown(post.id), { timeout: 10_000 }).toMatchObject({ text: "", withheld: true });
    expect(await submitOne(yann, before)).toMatchObject({ state: "applied" });
    expect(await shown(before.id)).toMatchObject({ text: "", withheld: true });

    const show = { ...aModeration({ subject, to: "public" }), ...envelope, id: newIdentifier() };
    expect(await submitOne(moderator, show)).toMatchObject({ state: "applied" });
    await withholdMessages({ cityId: CITY_ID, threadId: report.id });
    for (const { id, payload: said } of [post, before])
      expect(await shown(id)).toMatchObject({ text: said.text });
  });
});
