import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { noteMark, noteMessage } from "../../functions/src/marks/mark-changes.ts";
import { addToDays } from "../../functions/src/marks/support-days.ts";
import { talkAfter } from "../../functions/src/marks/talks.ts";
import { writeBlockRequest } from "../../functions/src/store/block-requests.ts";
import { mutedBefore, writeMuting } from "../../functions/src/store/write-muting.ts";
import { organisersOf, writeOrganiser } from "../../functions/src/store/write-organiser.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { MutedPerson } from "../../src/domain/moderation/muted-person.ts";
import { aMessage } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aSnapshot, writesOf } from "./support/snapshots.ts";

const [cityId, uid] = ["35024", "yann"];
const STAMP = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
const NOBODY = { get: () => Promise.reject(new Error("Nobody is looked for.")) } as unknown as Transaction;
const membership = `users/${uid}/cities/${cityId}`;

describe("a suspension", () => {
  const person: MutedPerson = {
    until: NOW + DAY_MS,
    at: NOW,
    authorName: "Yann",
    byName: "Solène",
    collection: "messages",
    about: aMessage(),
  };

  it("is told to whom it holds, and to moderators without their account [THR-18]", () => {
    const [own, theirs] = writesOf((transaction) => writeMuting(transaction, cityId, { uid, person }));
    const data = { mutedUntil: person.until, mutedFor: FieldValue.delete(), ...STAMP };
    expect(own).toEqual({ path: membership, data, keepsRest: true });
    expect(theirs?.data).toMatchObject({
      cityId,
      collection: "messages",
      content: null,
      waitingSince: null,
      muted: person,
      ...STAMP,
      schemaVersion: 1,
    });
    expect(JSON.stringify(theirs)).not.toContain(uid);
    const [, others] = writesOf((transaction) => writeMuting(transaction, "35238", { uid, person }));
    expect(others?.path).not.toBe(theirs?.path);
  });

  it("says which rule it was about, where the moderator said so [THR-18]", () => {
    const why = { ...person, code: "off_topic" };
    const [own] = writesOf((transaction) => writeMuting(transaction, cityId, { uid, person: why }));
    expect(own?.data).toMatchObject({ mutedFor: "off_topic" });
  });

  it("that is taken back leaves nothing of them [THR-18]", () => {
    const [own, theirs] = writesOf((transaction) => writeMuting(transaction, cityId, { uid, person: null }));
    expect(own?.data).toEqual({ mutedUntil: null, mutedFor: FieldValue.delete(), ...STAMP });
    expect(theirs?.data).toMatchObject({ muted: null, collection: "messages" });
  });

  it("is looked for where somebody is meant, and is none where nothing was decided [THR-18]", async () => {
    expect(await mutedBefore(NOBODY, cityId, undefined)).toBeNull();
    expect(await mutedBefore(NOBODY, cityId, { uid: "", person })).toBeNull();
    const finding = (data?: { readonly muted: MutedPerson; readonly updatedAt: Timestamp }) =>
      ({ get: () => Promise.resolve(aSnapshot("muted", data)) }) as unknown as Transaction;
    const decided = { muted: person, updatedAt: Timestamp.fromMillis(NOW + 1) };
    expect(await mutedBefore(finding(decided), cityId, { uid, person: null })).toEqual({
      person,
      changedAt: NOW + 1,
    });
    expect(await mutedBefore(finding(), cityId, { uid, person: null })).toBeNull();
  });
});

it("A request to block is open, says who asked, and ends after a year [THR-27]", () => {
  const request = { cityId, at: NOW, reason: "Insulte trois voisins.", words: "…", byName: "Solène" };
  const [asked, ...others] = writesOf((transaction) =>
    writeBlockRequest(transaction, { uid, request } as never, "solene"),
  );
  const expireAt = new Date(NOW + 366 * DAY_MS);
  expect(asked).toEqual({
    path: `blockRequests/${cityId}-${uid}`,
    data: { ...request, uid, askedBy: "solene", state: "open", expireAt },
    keepsRest: false,
  });
  expect(others).toEqual([]);
});

describe("an organiser whom a moderator knows", () => {
  const written = (organisers: readonly string[], on: boolean, organiser = "comite") =>
    writesOf((transaction) =>
      writeOrganiser(transaction, aSnapshot(membership, { organisers }), { uid, organiser, on }),
    ).map(({ data }) => (data as { readonly organisers: readonly string[] }).organisers);

  it("is kept with the person, once, and taken back alone [ACT-17]", () => {
    expect(written(["judo"], true)).toEqual([["judo", "comite"]]);
    expect(written(["judo", "comite"], false)).toEqual([["judo"]]);
    for (const nothing of [written(["comite"], true), written(["judo"], false)]) expect(nothing).toEqual([]);
    const [write] = writesOf((transaction) =>
      writeOrganiser(transaction, aSnapshot(membership, {}), { uid, organiser: "comite", on: true }),
    );
    const data = { organisers: ["comite"], organiser: FieldValue.delete(), ...STAMP };
    expect(write).toEqual({ path: membership, data, keepsRest: true });
  });

  it("is looked for where one is meant [ACT-17]", async () => {
    expect(await organisersOf(NOBODY, cityId, undefined)).toBeUndefined();
    expect(await organisersOf(NOBODY, cityId, { uid: "", organiser: "comite", on: true })).toBeUndefined();
  });
});

describe("what waits to be added up", () => {
  const subject = { collection: "ideas", id: anIdentifier(3) } as const;
  const at = (ms: number) => ({ updatedAt: Timestamp.fromMillis(ms) });
  const change = (data: object) => aSnapshot("change", { subject, ...data });

  it("says of nobody who it was [P10] [SEC-15]", () => {
    const count = { kind: "support", by: 1 } as const;
    const updatedAt = FieldValue.serverTimestamp();
    const [mark] = writesOf((transaction) => noteMark(transaction, cityId, subject, count));
    expect(mark?.data).toEqual({ subject, count, updatedAt });
    const [first] = writesOf((transaction) =>
      noteMessage(transaction, cityId, { ...aMessage({ isOfficial: true }), subject }),
    );
    expect(first?.data).toEqual({ subject, message: { isOfficial: true, page: 1 }, updatedAt });
  });

  it("is in the day of each support, and nothing else is [CITY-24] [P10]", () => {
    const support = (by: 1 | -1, ms: number) => change({ count: { kind: "support", by }, ...at(ms) });
    const summed = (...changes: Parameters<typeof addToDays>[2]) =>
      writesOf((transaction) => addToDays(transaction, cityId, changes));
    const noon = Date.UTC(2026, 2, 12, 12);
    const [sums, ...others] = summed(
      support(1, noon),
      support(1, noon + 1),
      support(-1, noon - DAY_MS),
      change({ count: { kind: "follow", by: 1 }, ...at(noon) }),
      change({ message: { isOfficial: false, page: 1 }, ...at(noon) }),
      change({ count: { kind: "support", by: 1 } }),
    );
    const { days } = (sums?.data ?? {}) as { readonly days: object };
    expect(Object.values(days)).toEqual([FieldValue.increment(-1), FieldValue.increment(2)]);
    expect(sums).toMatchObject({ path: `cities/${cityId}/counters/supports`, keepsRest: true });
    expect(others).toEqual([]);
    expect(summed(change({ count: { kind: "follow", by: 1 }, ...at(noon) }))).toEqual([]);
  });

  it("is counted with what is said under the same, and keeps what was counted [THR-19]", () => {
    const said = change({ message: { isOfficial: false, page: 1 }, ...at(NOW) });
    const elsewhere = aSnapshot("change", {
      subject: { ...subject, id: anIdentifier(4) },
      message: { isOfficial: false, page: 1 },
      ...at(NOW),
    });
    const marked = change({ count: { kind: "support", by: 1 }, ...at(NOW) });
    const undated = change({ message: { isOfficial: false, page: 1 } });
    const tally = aSnapshot(`tallies/${subject.id}`, {});
    const once = talkAfter(tally, [said, elsewhere, marked, undated]);
    expect(once).toEqual(talkAfter(tally, [said]));
    expect(once).toMatchObject({ threadId: subject.id, before: null });
    expect(once.after).not.toBeNull();
    expect(talkAfter(tally, [marked]).after).toBeNull();
    const counted = aSnapshot(`tallies/${subject.id}`, { talk: once.after });
    expect(talkAfter(counted, [marked])).toMatchObject({ before: once.after, after: once.after });
  });
});
