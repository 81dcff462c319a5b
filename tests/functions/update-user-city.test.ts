import { FieldValue } from "firebase-admin/firestore";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as verifying from "../../functions/src/access/verify-token.ts";
import type * as counting from "../../functions/src/cities/due-cities.ts";
import * as groups from "../../functions/src/index.ts";
import { askedHere } from "./support/asked-here.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/access/verify-token.ts", (): typeof verifying => ({
  verifyToken: (token) => Promise.resolve({ uid: token, email_verified: true, iat: 1 }),
}));
const recounted = vi.hoisted((): string[] => []);
vi.mock("../../functions/src/cities/due-cities.ts", async (original) => ({
  ...(await original<typeof counting>()),
  recountTonight: (cityId: string) => Promise.resolve(void recounted.push(cityId)),
}));
beforeEach(() => void (recounted.length = 0));
afterEach(() => vi.restoreAllMocks());

const [uid, cityId] = ["resident-yann", "35024"];
const [city, profile, joined] = [`cities/${cityId}`, `users/${uid}`, `users/${uid}/cities/${cityId}`];
const moved = async (stored: object) => {
  const { written } = storedHere({ [city]: { name: "Betton" }, ...stored });
  const answer = await askedHere(groups.users.updateUserCity, { uid, data: { cityId } });
  expect(answer).toEqual({ cityId });
  return written.filter(([, path]) => !path.includes("/quota/"));
};

it("Who chooses a commune, the first time or another one, is counted there in the coming night [CITY-24]", async () => {
  const changed = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
  const first = await moved({});
  expect(first.map(([how, path]) => [how, path])).toEqual([
    ["set", joined],
    ["merge", profile],
  ]);
  expect(first[0]?.[2]).toMatchObject({ cityId, cityName: "Betton", rev: 1 });
  expect(recounted.splice(0)).toEqual([cityId]);
  const again = { [profile]: { cityId: "35238" }, [joined]: { cityId } };
  expect(await moved(again)).toEqual([["merge", profile, { cityId, ...changed }]]);
  expect(recounted.splice(0)).toEqual(["35238", cityId]);
});

it("Who stays where they are changes nothing, and nobody goes where there is no commune [CITY-1]", async () => {
  expect(await moved({ [profile]: { cityId }, [joined]: { cityId } })).toEqual([]);
  const unknown = { code: "not-found", message: "unknown_city" };
  await expect(moved({ [city]: undefined })).rejects.toMatchObject(unknown);
  expect(recounted).toEqual([]);
});
