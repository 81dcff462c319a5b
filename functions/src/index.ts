import { act } from "./admin/act.ts";
import { read } from "./admin/read.ts";
import { find, findAgain } from "./addresses/find.ts";
import { calendar } from "./cities/calendar.ts";
import { askToJoin } from "./cities/ask-to-join.ts";
import { createCity } from "./cities/create-city.ts";
import { recount, recountStatistics } from "./cities/recount-statistics.ts";
import { tally } from "./marks/tally-soon.ts";
import { log } from "./moderation/log.ts";
import { sendDigests } from "./notifications/digests.ts";
import { remind } from "./notifications/remind.ts";
import { tellChangeTask } from "./notifications/tell-changes.ts";
import { tellRest } from "./notifications/tell-rest.ts";
import { tellTask } from "./notifications/tell-soon.ts";
import { takeBack } from "./organisers/take-badges-back.ts";
import { forget, state, subscribe, test } from "./push/calls.ts";
import { ring, ringDue } from "./push/ring.ts";
import { submit } from "./commands/submit.ts";
import { get } from "./photos/get.ts";
import { upload } from "./photos/upload.ts";
import { missing } from "./site/missing.ts";
import { withhold } from "./threads/withhold-messages.ts";
import { adoptGuest } from "./users/adopt-guest.ts";
import { deleteMyAccount } from "./users/delete-my-account.ts";
import { exportMyData } from "./users/export-my-data.ts";
import { hideMyName } from "./users/hide-my-name.ts";
import { tidyAccounts } from "./users/tidy-accounts.ts";
import { updateProfile } from "./users/update-profile.ts";
import { updateUserCity } from "./users/update-user-city.ts";

/** Each group's functions are deployed as `<group>-<name>`. */
export const commands = { submit };
export const admin = { act, read };
export const addresses = { find, findAgain };
export const photos = { upload, get };
export const cities = { askToJoin, calendar, createCity, recountStatistics, recount };
export const marks = { tally };
export const moderation = { log };
export const notifications = { tell: tellTask, tellChange: tellChangeTask, tellRest, sendDigests, remind };
export const organisers = { takeBack };
export const push = { state, subscribe, forget, test, ring, ringDue };
export const site = { missing };
export const threads = { withhold };
export const users = {
  adoptGuest,
  deleteMyAccount,
  exportMyData,
  hideMyName,
  tidyAccounts,
  updateProfile,
  updateUserCity,
};

// Without it, the server that carries the functions answers what it cannot read with its own stack. Here, where only that server
// begins: tests and the demo read the same modules.
process.env["NODE_ENV"] ??= "production";
