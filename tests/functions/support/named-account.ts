import { anAccount, type TestAccount } from "./accounts.ts";
import { call } from "./wire.ts";

export const ok = async (name: string, caller: TestAccount, data: object = {}) => {
  const answer = await call(name, caller, data);
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}.`);
  return (answer.body as { readonly result: Record<string, unknown> }).result;
};

export async function aNamedAccount(displayName: string): Promise<TestAccount> {
  const account = await anAccount();
  await ok("users-updateProfile", account, { displayName });
  return account;
}
