import { beforeAll, describe, expect, it } from "vitest";
import { auth } from "../../functions/src/firebase.ts";
import { forgetGone } from "../../functions/src/users/tidy-accounts.ts";
import { readCollection, readDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount } from "./support/accounts.ts";
import {
  authorOf,
  countedOf,
  freshMeToo,
  freshReport,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("a guest whom the identity provider removed", () => {
  it("leaves their reports without an author, their marks as they were, and nothing of their own [SEC-17, F58]", async () => {
    const [gone, there] = [await aGuestAccount(), await aGuestAccount()];
    const [theirs, other] = [freshReport(), freshReport()];
    await submitOne(gone, theirs);
    await submitOne(there, other);
    await submitOne(gone, freshMeToo(other));
    await auth().deleteUser(gone.uid);

    await forgetGone([gone.uid, there.uid]);

    expect(await publishedOf(theirs)).toMatchObject({ visibility: "public" });
    expect(await authorOf(theirs)).toBe("");
    expect(await countedOf(other)).toMatchObject({ "me-too": 1 });
    expect(await authorOf(other)).toBe(there.uid);
    expect(await readDocument(`users/${gone.uid}`)).toBeUndefined();
    expect(await readCollection(`users/${gone.uid}/receipts`)).toEqual([]);
    expect(await readCollection(`users/${gone.uid}/quota`)).toEqual([]);
    expect(await readDocument(`users/${there.uid}`)).toBeDefined();
  });
});
