import type { UserRecord } from "firebase-admin/auth";
import { FieldPath, type DocumentSnapshot, type Query } from "firebase-admin/firestore";
import type { Page } from "../../../../src/domain/basics/page.ts";
import {
  ADMIN_PAGE,
  type AccountChoice,
  type AccountSummary,
  type Asked,
} from "../../../../src/domain/administration/question.ts";
import type { CityId } from "../../../../src/domain/city/city.ts";
import { ifThere } from "../../access/if-there.ts";
import { auth, db } from "../../firebase.ts";
import { refs } from "../../store/paths.ts";
import { summaryOf } from "./account-summary.ts";
import { endOf } from "./moment-cursor.ts";

/** The last character of the plane that names are written in: what begins like the text comes before it. */
const END = "\uF8FF";

export async function accountsAsked({
  text,
  which,
  after,
}: Asked<"accounts">): Promise<Page<AccountSummary>> {
  if (text.includes("@")) return one(await ifThere(auth().getUserByEmail(text)));
  const profiles = await pageOf(query(text, which), after);
  if (profiles.length === 0 && after === null) return one(await ifThere(auth().getUser(text)));
  const items = await summariesOf(profiles);
  const last = endOf(profiles);
  if (last === undefined) return { items, next: null };
  return { items, next: { value: text === "" ? "" : String(last.get("displayName")), id: last.id } };
}

/** Whoever moderates the city, by what roles were granted: functions keep it in the profile. */
export async function moderatorsOf(cityId: CityId): Promise<Page<AccountSummary>> {
  const profiles = await db()
    .collection("users")
    .where("moderatorOfCities", "array-contains", cityId)
    .limit(ADMIN_PAGE)
    .get();
  return { items: await summariesOf(profiles.docs), next: null };
}

/** By the beginning of the displayed name, or in the order of ids, which is none: a list to leaf through. */
function query(text: string, which: AccountChoice): Query {
  const users = db().collection("users");
  if (text !== "") {
    return users
      .where("displayName", ">=", text)
      .where("displayName", "<", `${text}${END}`)
      .orderBy("displayName")
      .orderBy(FieldPath.documentId());
  }
  const byId = users.orderBy(FieldPath.documentId());
  if (which === "disabled") return byId.where("isDisabled", "==", true);
  return which === "official" ? byId.where("isOfficial", "==", true) : byId;
}

async function pageOf(all: Query, after: Asked<"accounts">["after"]): Promise<readonly DocumentSnapshot[]> {
  const page = all.limit(ADMIN_PAGE);
  if (after === null) return (await page.get()).docs;
  return (
    await (after.value === "" ? page.startAfter(after.id) : page.startAfter(after.value, after.id)).get()
  ).docs;
}

export async function summariesOf(profiles: readonly DocumentSnapshot[]): Promise<readonly AccountSummary[]> {
  const { users } = await auth().getUsers(profiles.map(({ id }) => ({ uid: id })));
  const records = new Map(users.map((record) => [record.uid, record]));
  return profiles.map((profile) => summaryOf(profile, records.get(profile.id)));
}

async function one(record: UserRecord | undefined): Promise<Page<AccountSummary>> {
  if (record === undefined) return { items: [], next: null };
  return { items: [summaryOf(await refs.user(record.uid).get(), record)], next: null };
}
