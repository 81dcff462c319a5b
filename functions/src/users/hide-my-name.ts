import { withoutName } from "../../../src/domain/anomaly/change-author.ts";
import { object } from "../../../src/domain/basics/schema.ts";
import { accountCall } from "../http/account-call.ts";
import { changeOwnReport, reportsOf } from "./own-reports.ts";

/** « Masquer mon nom partout »: takes the name off everything this person published. Repeated, it changes nothing. */
export const hideMyName = accountCall(
  { name: "users-hideMyName", payload: object({}), evenDisabled: true },
  async (_, { uid }) => {
    for await (const receipt of reportsOf(uid)) {
      await changeOwnReport(uid, receipt, (anomaly) => withoutName(anomaly, Date.now()));
    }
    return {};
  },
);
