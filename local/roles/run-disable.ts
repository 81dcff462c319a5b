import { disableAccount, enableAccount } from "../../functions/src/access/disable-account.ts";
import { auth } from "../../functions/src/firebase.ts";
import { disableRequestOf, type DisableRequest } from "./disable-request.ts";
import { asOperator } from "./failure-sentence.ts";

/** On behalf of whoever operates the deployment, as `run.ts` beside it. */
const request = disableRequestOf(process.argv.slice(2));
if (!request.ok) {
  console.error(request.problem);
  process.exitCode = 1;
} else await asOperator(() => change(request.value));

async function change({ account, disabling }: DisableRequest): Promise<void> {
  const uid = account.includes("@") ? (await auth().getUserByEmail(account)).uid : account;
  if (disabling === undefined) await enableAccount(uid);
  else await disableAccount(uid, disabling);
  console.log(`${account}: ${disabling === undefined ? "enabled" : "disabled"}.`);
}
