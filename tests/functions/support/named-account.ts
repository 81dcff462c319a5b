<<<<<<< HEAD
import { expect } from "vitest";
import { anAccount, type TestAccount } from "./accounts.ts";
import { call } from "./wire.ts";

/** What a callable answers who calls it rightly. */
export async function ok(
  name: string,
  caller: TestAccount,
  data: object = {},
): Promise<Record<string, unknown>> {
  const answer = await call(name, caller, data);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { readonly result: Record<string, unknown> }).result;
}
=======
import { anAccount, type TestAccount } from "./accounts.ts";
import { call } from "./wire.ts";

/** What a callable says that goes well. */
export const ok = async (name: string, caller: TestAccount, data: object = {}) => {
  const answer = await call(name, caller, data);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}.`);
  return (answer.body as { readonly result: Record<string, unknown> }).result;
};
>>>>>>> city

/** Somebody whose reports carry their name. */
export async function aNamedAccount(displayName: string): Promise<TestAccount> {
  const account = await anAccount();
  await ok("users-updateProfile", account, { displayName });
  return account;
}
