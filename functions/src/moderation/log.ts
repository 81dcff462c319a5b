import { FieldPath, type DocumentSnapshot } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { isModeratorOf } from "../../../src/domain/account/actor.ts";
import type { Page } from "../../../src/domain/basics/page.ts";
import {
  LOG_PAGE,
  LOG_QUESTION_SCHEMA,
  type LogLine,
  type LogQuestion,
} from "../../../src/domain/moderation/log-question.ts";
import type { LogEntry } from "../../../src/domain/moderation/moderation-log.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { refs } from "../store/paths.ts";
import { NAME_FIELDS, nameAt } from "../store/profile.ts";
import { dataOf } from "../store/read-document.ts";

/** What was decided in a commune, the last first; for its moderators and administrators. */
export const log = accountCall(
  { name: "moderation-log", payload: LOG_QUESTION_SCHEMA },
  async (asked, caller) => {
    if (!isModeratorOf(caller, asked.cityId)) throw new HttpsError("permission-denied", "not_allowed");
    return logPage(asked);
  },
);

async function logPage({ cityId, after }: LogQuestion): Promise<Page<LogLine>> {
  const all = refs.log(cityId).orderBy("at", "desc").orderBy(FieldPath.documentId(), "desc");
  const page = after === null ? all : all.startAfter(Number(after.value), after.id);
  const { docs } = await page.limit(LOG_PAGE).get();
  const people = await peopleWho(docs.map((entry) => String(entry.get("by"))));
  const items = docs.map((entry) => lineOf(entry, people));
  const last = items[LOG_PAGE - 1];
  return { items, next: last === undefined ? null : { value: String(last.at), id: last.id } };
}

function lineOf(entry: DocumentSnapshot, people: ReadonlyMap<string, DocumentSnapshot>): LogLine {
  const { by, ...line } = dataOf(entry) as unknown as LogEntry;
  const profile = people.get(by);
  return { ...line, byName: profile === undefined ? "" : nameAt(profile, line.at) };
}

/** As they are called now: who hid their name since, or closed their account, is not named by what they decided. */
async function peopleWho(uids: readonly string[]): Promise<ReadonlyMap<string, DocumentSnapshot>> {
  const known = [...new Set(uids)].filter((uid) => uid !== "");
  if (known.length === 0) return new Map();
  const profiles = await db().getAll(...known.map(refs.user), { fieldMask: NAME_FIELDS });
  return new Map(profiles.map((profile) => [profile.id, profile]));
}
