import { beforeAll, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { aCityIdOf } from "./support/city-life.ts";
import { contractDocuments, expectContract } from "./support/database-contract.ts";

const cityId = aCityIdOf("contract");

beforeAll(async () => {
  const batch = db().batch();
  for (const [path, data] of Object.entries(contractDocuments(cityId))) batch.set(db().doc(path), data);
  await batch.commit();
});

it("Firestore finds and refuses what a database of a test does [P2] [P10]", () => expectContract(cityId));
