import type { Transaction } from "firebase-admin/firestore";
import { afterEach, expect, it, vi } from "vitest";
import { loadSurroundings } from "../../functions/src/commands/load-surroundings.ts";
import { db } from "../../functions/src/firebase.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import { aMeToo } from "../examples/a-command.ts";
import { aPost, aThread } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { storedHere } from "./support/stored-here.ts";

afterEach(() => vi.restoreAllMocks());

const post = aPost();
const { subject } = post.payload;
const threadAt = `cities/${post.cityId}/threads/${subject.id}`;
const reportAt = `cities/${post.cityId}/anomalies/${subject.id}`;
const report = anAnomaly({ id: subject.id });

async function aroundIt(
  stored: object,
  inTransaction: object = stored,
  command: typeof post | ReturnType<typeof aMeToo> = post,
) {
  storedHere({ ...stored }, { inTransaction: { ...inTransaction } });
  return db().runTransaction((transaction: Transaction) => loadSurroundings(transaction, command));
}

it("A message finds around it what is there, and nothing of what is not [THR-3]", async () => {
  expect(await aroundIt({})).toEqual({ thread: undefined, contents: new Map() });
  const around = await aroundIt({ [reportAt]: { ...report }, [threadAt]: { ...aThread() } });
  expect(around?.thread).toEqual(aThread());
  expect([...(around?.contents ?? [])]).toEqual([[subjectKeyOf(subject), report]]);
  expect(await aroundIt({}, {}, aMeToo(report.id))).toBeUndefined();
});

it("A message waits for no other: what it looks at is not locked [THR-3] [P5]", async () => {
  const around = await aroundIt({ [reportAt]: { ...report } }, {});
  expect(around?.contents.size).toBe(1);
});
