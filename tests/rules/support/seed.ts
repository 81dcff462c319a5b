import { changeDocument, writeDocument } from "./firestore-rest.ts";
import { ROLE_NAMES, uidOf } from "./roles.ts";

const UPDATED = { updatedAt: new Date(), rev: 1 };
const OF_EVERYBODY = [
  "cities/35024",
  "receipts/r1",
  "notifications/n1",
  "devices/d1",
  "quota/2026-11-20",
  "elsewhere/x1",
];
const OF_CITIES = [
  "statistics/_global_",
  "anomalies/a1",
  "activities/v1",
  "ideas/i1",
  "threads/t1",
  "messages/m1",
  "moderation/a1",
  "log/a1",
  "photos/p1",
  "counters/numbers",
  "elsewhere/x1",
];

/** One document at each path of the matrix, so that a refusal is never for want of a document. */
export async function seedMatrix(): Promise<void> {
  const uids = ROLE_NAMES.map(uidOf);
  const profiles = uids.filter((uid) => uid !== "ghost" && uid !== "nobody");
  const paths = [
    ...profiles.filter((uid) => uid !== "disabled").map((uid) => `users/${uid}`),
    ...uids.flatMap((uid) => OF_EVERYBODY.map((part) => `users/${uid}/${part}`)),
    ...["35024", "22278"].flatMap((city) => OF_CITIES.map((part) => `cities/${city}/${part}`)),
    "cities/35024",
    "cities/22278",
    "config/secret",
    "admin/audit",
    "admin/audit/entries/e1",
    "admin/service/days/2026-11-20",
    "recounts/35024",
    "mail/m1",
    "pushes/resident-yann",
    "pushEndpoints/d1",
    "elsewhere/a1",
    "closed/someone-who-left",
  ];
  await Promise.all(paths.map((path) => writeDocument(path, UPDATED)));
  // Merged: the minimum version that tests of the functions write there at the same time stays.
  await changeDocument("config/public", UPDATED);
  await writeDocument("users/disabled", { ...UPDATED, isDisabled: true });
}
