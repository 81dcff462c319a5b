import { randomBytes } from "node:crypto";
import { identifierOf } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { anAccount } from "../../functions/support/accounts.ts";
import { expect } from "./test.ts";

/** What an administrator does elsewhere: from then on no token that says the role counts. */
export async function takeRole({ uid }: { readonly uid: string }, cityId: CityId): Promise<void> {
  const { token } = await anAccount({ claims: { isAdmin: true } });
  const id = identifierOf(Date.now(), randomBytes(10));
  const answer = await fetch(`${process.env["PARVIS_FUNCTIONS_URL"]}/admin-act`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: { id, name: "take-moderator", payload: { uid, cityId } } }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ result: { problem: null } });
}
