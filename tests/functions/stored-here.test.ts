import { afterEach, expect, it, vi } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { contractDocuments, expectContract } from "./support/database-contract.ts";
import { storedHere } from "./support/stored-here.ts";

afterEach(() => vi.restoreAllMocks());

it("A database of a test finds and refuses what Firestore does [P2] [P10]", async () => {
  storedHere(contractDocuments("35024"));
  await expectContract("35024");
  const few = Array.from({ length: 30 }, (_, n) => n);
  const all = db().collection("cities/35024/anomalies");
  expect((await all.where("rank", "in", few).get()).size).toBe(3);
  // The emulator refuses it too, after eight seconds of asking again.
  await expect(all.where("rank", "in", [...few, 30]).get()).rejects.toThrow("thirty");
});
