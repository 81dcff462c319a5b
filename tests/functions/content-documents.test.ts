import { FieldValue, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import {
  authorReceiptOf,
  contentOf,
  isTakenElsewhere,
  unpublishedOf,
  writeContent,
} from "../../functions/src/store/content-documents.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot, writesOf } from "./support/snapshots.ts";

type Data = Readonly<Record<string, unknown>>;

const subject = { collection: "anomalies", id: anAnomaly().id } as const;
const documents = (published?: Data, whole?: Data) => ({
  subject,
  published: aSnapshot("published", published),
  whole: aSnapshot("whole", whole),
});
const dataOf = (anomaly: Anomaly) => ({ ...anomaly }) as unknown as Data;
const [publicOne, hiddenOne] = [anAnomaly(), anAnomaly({ visibility: "hidden" })];
const nameless = { ...publicOne, authorId: "" };

describe("a content that is read", () => {
  it("is the moderators' where they hold it whole, else what everybody reads with its author [SEC-15]", () => {
    const stub = dataOf(anAnomaly({ title: "" }));
    expect(contentOf(documents(stub, { content: hiddenOne, authorId: "x" }))).toEqual(hiddenOne);
    const known = { content: null, authorId: "resident-yann", collection: "anomalies" };
    expect(contentOf(documents(nameless, known))).toEqual({ ...publicOne, authorId: "resident-yann" });
    expect(contentOf(documents(dataOf(publicOne)))).toEqual(publicOne);
    expect(contentOf(documents())).toBeUndefined();
    expect(contentOf(documents(undefined, known))).toBeUndefined();
  });

  it("is nothing under the id of something else [SEC-6]", () => {
    const idea = { content: dataOf(hiddenOne), authorId: "x", collection: "ideas" };
    expect(contentOf(documents(undefined, idea))).toBeUndefined();
    expect(isTakenElsewhere(documents(undefined, idea))).toBe(true);
    expect(isTakenElsewhere(documents())).toBe(false);
    expect(isTakenElsewhere(documents(nameless, { content: null }))).toBe(false);
  });

  it("is held by its author while not everybody reads it [ANO-4]", () => {
    expect(unpublishedOf(publicOne)).toBeNull();
    expect(unpublishedOf(hiddenOne)).toEqual(hiddenOne);
  });
});

describe("a content that is written", () => {
  const written = (content: Anomaly, whole?: Data, receipt?: Data) => {
    const author = receipt === undefined ? undefined : aSnapshot("receipt", receipt);
    const writes = writesOf((transaction) =>
      writeContent(transaction, content, documents({}, whole), author),
    );
    return new Map(writes.map(({ path, data }) => [path, data as Data]));
  };
  const pending = anAnomaly({ visibility: "pending" });
  const waited = { content: { visibility: "pending" }, waitingSince: NOW - 1000 };
  const approved = anAnomaly({ moderated: { at: NOW, kind: "approved" } as never });
  const membership = `users/${publicOne.authorId}/cities/${publicOne.cityId}`;

  it("tells everybody no author, and moderators the author alone while it is public [SEC-15]", () => {
    const writes = written(publicOne);
    expect(writes.get("published")).toMatchObject({ authorId: "", updatedAt: FieldValue.serverTimestamp() });
    const { id, cityId, authorId, rev } = publicOne;
    expect(writes.get("whole")).toEqual({
      id,
      cityId,
      collection: "anomalies",
      authorId,
      content: null,
      waitingSince: null,
      rev,
      updatedAt: FieldValue.serverTimestamp(),
      schemaVersion: 1,
    });
    expect([...writes.keys()]).toEqual(["published", "whole"]);
  });

  it("is with moderators whole while it is not public, or is flagged, since it began to wait [SEC-3]", () => {
    const flags = [{ code: "offensive", text: "", at: NOW, byKind: "resident" }] as const;
    const flagged = anAnomaly({ flags });
    expect(written(flagged).get("whole")).toMatchObject({
      content: flagged,
      waitingSince: flagged.updatedAt,
    });
    expect(written(pending, { waitingSince: 5 }).get("whole")).toMatchObject({
      content: pending,
      waitingSince: 5,
    });
    expect(written(pending, { waitingSince: "5" }).get("whole")).toMatchObject({
      waitingSince: pending.updatedAt,
    });
    expect(written(hiddenOne).get("whole")).toMatchObject({ content: hiddenOne, waitingSince: null });
  });

  it("says how long it waited once a moderator decided, and ever after [ADM-6]", () => {
    const ended = { decidedAt: NOW, waitedMs: 1000 };
    expect(written(approved, waited).get("whole")).toMatchObject(ended);
    expect(written(approved, { ...ended, waitingSince: null }).get("whole")).toMatchObject(ended);
    expect(written(pending, waited).get("whole")).not.toHaveProperty("decidedAt");
  });

  it("counts for its author, once, when a moderator lets it be published [ANO-3]", () => {
    const one = FieldValue.increment(1);
    const counted = { approved: { anomalies: one }, rev: one, updatedAt: FieldValue.serverTimestamp() };
    expect(written(approved, waited).get(membership)).toEqual(counted);
    for (const uncounted of [
      written(approved, { content: { visibility: "public" } }),
      written(pending, waited),
      written({ ...approved, visibility: "hidden" }, waited),
    ])
      expect(uncounted.has(membership)).toBe(false);
    expect([...written({ ...approved, authorId: "" }, waited).keys()]).toEqual(["published", "whole"]);
  });

  it("stands in its author's receipt as long as it is not public [ANO-4] [PULL-4]", () => {
    const told = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
    expect(written(publicOne, {}, {}).get("receipt")).toEqual({ content: null, ...told });
    expect(written(hiddenOne, {}, {}).get("receipt")).toEqual({ content: hiddenOne, ...told });
  });
});

describe("the receipt of an author", () => {
  const read = async (content: Anomaly | undefined, after?: Anomaly) => {
    const asked: string[] = [];
    const get = async ({ path }: DocumentReference) => {
      asked.push(path);
      return aSnapshot(path, {});
    };
    const found = await authorReceiptOf({ get } as unknown as Transaction, content, after);
    return [asked, found?.ref.path];
  };
  const path = `users/${hiddenOne.authorId}/receipts/${hiddenOne.id}`;

  it("is kept in step while not everybody reads the content, before or after [PULL-4]", async () => {
    expect(await read(hiddenOne)).toEqual([[path], path]);
    expect(await read(hiddenOne, publicOne)).toEqual([[path], path]);
    expect(await read(publicOne, hiddenOne)).toEqual([[path], path]);
    expect(await read(publicOne)).toEqual([[], undefined]);
    expect(await read(publicOne, publicOne)).toEqual([[], undefined]);
  });

  it("is none where there is none, nobody wrote it, or nothing is there [PULL-4] [AUTH-23]", async () => {
    expect(await read(undefined)).toEqual([[], undefined]);
    expect(await read({ ...hiddenOne, authorId: "" })).toEqual([[], undefined]);
    const transaction = { get: () => Promise.resolve(aSnapshot(path)) } as unknown as Transaction;
    expect(await authorReceiptOf(transaction, hiddenOne)).toBeUndefined();
  });
});
