import { FieldValue } from "firebase-admin/firestore";
import { afterEach, expect, it, vi } from "vitest";
import type * as verifying from "../../functions/src/access/verify-token.ts";
import * as groups from "../../functions/src/index.ts";
import type * as firebase from "../../functions/src/firebase.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { askedHere } from "./support/asked-here.ts";
import { storedHere } from "./support/stored-here.ts";

const claims = vi.hoisted(() => ({ isAdmin: true }));
vi.mock("../../functions/src/access/verify-token.ts", (): typeof verifying => ({
  verifyToken: (uid) => Promise.resolve({ uid, email_verified: true, iat: 1, ...claims }),
}));
vi.mock("../../functions/src/firebase.ts", async (original) => ({
  ...(await original<typeof firebase>()),
  auth: () => ({ getUser: (uid: string) => Promise.resolve({ uid, email: `${uid}@exemple.fr` }) }),
}));
afterEach(() => {
  claims.isAdmin = true;
  vi.restoreAllMocks();
});

const id = anIdentifier(1);
const [at, updatedAt] = [FieldValue.serverTimestamp(), FieldValue.serverTimestamp()];
const [begun, ended] = [`admin/audit/entries/${id}`, `admin/audit/ends/${id}`];
const acted = async (act: object) => {
  const { written } = storedHere({});
  const answer = await askedHere(groups.admin.act, { uid: "admin-karim", data: { id, ...act } });
  return [answer, written.filter(([, path]) => !path.includes("/quota/"))];
};
const entry = (name: string, about: object) => [
  "create apart",
  begun,
  { id, name, about, by: "admin-karim", at },
];
const end = (problem: string | null) => ["create apart", ended, { id, problem, at }];

it("What an administrator does about the service is in the log before it is done, and its end after [ADM-2]", async () => {
  const payload = { notice: "Bonjour" };
  expect(await acted({ name: "set-notice", payload })).toEqual([
    { problem: null },
    [entry("set-notice", payload), ["merge apart", "config/public", { ...payload, updatedAt }], end(null)],
  ]);
});

it("What an administrator may not do is in the log with why, and is not done [ADM-2] [ADM-3]", async () => {
  const payload = { uid: "admin-karim" };
  expect(await acted({ name: "enable-account", payload })).toEqual([
    { problem: "own_account" },
    [entry("enable-account", payload), end("own_account")],
  ]);
});

it("Nobody else does anything, and the log says nothing of it [ADM-1] [SEC-5]", async () => {
  claims.isAdmin = false;
  const refused = { code: "permission-denied", message: "not_allowed" };
  await expect(acted({ name: "set-notice", payload: { notice: "Bonjour" } })).rejects.toMatchObject(refused);
});
