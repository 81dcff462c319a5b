import { describe, expect, it } from "vitest";
import { verifyToken } from "../../functions/src/access/verify-token.ts";
import { keepSessions } from "../../local/emulators/keep-sessions.ts";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import { anAccount, renewed } from "../functions/support/accounts.ts";

const AUTH = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";

describe("a local run that begins again", () => {
  it("keeps the sessions of those who signed in before [LAND-7]", async () => {
    const account = await anAccount();
    const anHourAgo = Date.now() - HOUR_MS;
    await readBack({ localId: account.uid, lastLoginAt: String(anHourAgo), createdAt: String(anHourAgo) });
    const isKnown = async (): Promise<boolean> =>
      verifyToken((await renewed(account)).token).then(
        () => true,
        () => false,
      );
    expect(await isKnown()).toBe(false);
    const validSince = String(Math.floor(anHourAgo / 1000));
    await keepSessions([{ localId: account.uid, validSince }], Number(AUTH.split(":")[1]));
    expect(await isKnown()).toBe(true);
  });
});

/** What the emulator does with each account of an export. */
async function readBack(user: object): Promise<void> {
  const path = "identitytoolkit.googleapis.com/v1/projects/demo-parvis/accounts:batchCreate";
  const answer = await fetch(`http://${AUTH}/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ users: [user], allowOverwrite: true }),
  });
  expect(answer.ok).toBe(true);
}
