import { auth } from "../../functions/src/firebase.ts";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { asOperator } from "./failure-sentence.ts";
import { roleRequestOf, type RoleRequest } from "./role-request.ts";

const SENTENCES = {
  unconfirmed_address:
    "This person has not confirmed their address yet: they open the letter Parvis sent them first.",
  no_such_city: "There is no such commune, or the geographic API did not answer.",
  too_many_cities: "One person moderates 60 communes at most: their token holds no more.",
} as const;

/** On behalf of whoever operates the deployment: with their own credentials, against the project they name. */
const request = roleRequestOf(process.argv.slice(2));
if (!request.ok) {
  console.error(request.problem);
  process.exitCode = 1;
} else await asOperator(() => changeRoles(request.value));

async function changeRoles({ email, change }: RoleRequest): Promise<void> {
  const { uid } = await auth().getUserByEmail(email);
  const roles = await setRoles(uid, change);
  if (roles.ok) console.log(`${email}:`, roles.value);
  else {
    console.error(SENTENCES[roles.problem]);
    process.exitCode = 1;
  }
}
