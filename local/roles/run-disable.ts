import { disableAccount, enableAccount } from "../../functions/src/access/disable-account.ts";
import { auth } from "../../functions/src/firebase.ts";
import { disableRequestOf } from "./disable-request.ts";

/** On behalf of whoever operates the deployment, as `run.ts` beside it. */
const request = disableRequestOf(process.argv.slice(2));
if (!request.ok) {
  console.error(request.problem);
  process.exitCode = 1;
} else {
  const { account, disabling } = request.value;
  const uid = account.includes("@") ? (await auth().getUserByEmail(account)).uid : account;
  if (disabling === undefined) await enableAccount(uid);
  else await disableAccount(uid, disabling);
  console.log(`${account}: ${disabling === undefined ? "enabled" : "disabled"}.`);
}
