import { FieldValue, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { pagesToTurn, talkAfter, toldIfWithheld } from "../../functions/src/marks/talks.ts";
import { PAGE_MESSAGES } from "../../src/domain/limits/limits.ts";
import { openThread } from "../../src/domain/thread/thread.ts";
import { aThread } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

afterEach(() => vi.restoreAllMocks());

const cityId = "35024";
const STAMP = FieldValue.serverTimestamp();
const about = (id: string) => ({ collection: "anomalies", id }) as const;

describe("the messages of a discussion that are counted", () => {
  const id = aThread().id;
  const tally = (messages: number) =>
    ({
      id,
      get: () => (messages === 0 ? undefined : { messages, lastAt: NOW - 1, officialAt: null }),
    }) as unknown as DocumentSnapshot;
  const change = (data: object) =>
    ({
      data: () => data,
      get: (field: string) => (data as Record<string, unknown>)[field],
    }) as DocumentSnapshot;
  const message = (over: object = {}) =>
    change({
      subject: about(id),
      message: { isOfficial: false, page: 1 },
      updatedAt: Timestamp.fromMillis(NOW),
      ...over,
    });

  it("are its own, of which it is known when they came, and no marks [THR-5] [P10]", () => {
    const of = (...changes: readonly DocumentSnapshot[]) => talkAfter(tally(4), changes).after?.messages;
    expect(of(message(), message())).toBe(6);
    expect(of(message({ subject: about(anIdentifier(9)) }))).toBe(4);
    expect(of(message({ updatedAt: null }))).toBe(4);
    expect(of(change({ subject: about(id), count: { kind: "follow", by: 1 } }))).toBe(4);
    expect(talkAfter(tally(0), [])).toEqual({ threadId: id, before: null, after: null });
  });

  it("are said to be hidden where it was before anything of it was counted [THR-21]", async () => {
    const told = async (before: number, thread?: object) => {
      storedHere(thread === undefined ? {} : { [`cities/${cityId}/threads/${id}`]: thread });
      const talks = [talkAfter(tally(before), [message()]), talkAfter(tally(0), [])];
      const subjects = [about(id), about(anIdentifier(9))];
      const after = await db().runTransaction((transaction) =>
        toldIfWithheld(transaction, cityId, talks, subjects),
      );
      return after.map((talk) => talk.after?.withheld);
    };
    const hidden = { ...aThread({ state: "hidden" }) };
    expect(await told(0, hidden)).toEqual([true, undefined]);
    expect(await told(0, { ...aThread() })).toEqual([undefined, undefined]);
    expect(await told(0)).toEqual([undefined, undefined]);
    // What was counted before says so itself.
    expect(await told(1, hidden)).toEqual([undefined, undefined]);
  });

  it("turn its page when it is full, and nothing else of how it stands [THR-5] [THR-21]", async () => {
    const path = `cities/${cityId}/threads/${id}`;
    const turned = async (before: number, thread?: object) => {
      const { written } = storedHere(thread === undefined ? {} : { [path]: thread });
      await db().runTransaction(async (transaction) => {
        (await pagesToTurn(transaction, cityId, [talkAfter(tally(before), [message()])]))();
      });
      return written;
    };
    const last = PAGE_MESSAGES - 1;
    expect(await turned(last - 1)).toEqual([]);
    const locked = aThread({ state: "locked", reason: "Hors sujet", rev: 4 });
    const next = { pages: 2, updatedAt: STAMP };
    expect(await turned(last, { ...locked })).toEqual([["set", path, { ...locked, ...next, rev: 5 }]]);
    const opened = openThread(cityId, id, 0);
    expect(await turned(last)).toEqual([["set", path, { ...opened, ...next, rev: opened.rev + 1 }]]);
    expect(await turned(PAGE_MESSAGES + last, { ...locked, pages: 2 })).toMatchObject([
      ["set", path, { pages: 3 }],
    ]);
  });
});
