import { createHash } from "node:crypto";
import type { CollectionReference, DocumentReference } from "firebase-admin/firestore";
import type { Day } from "../../../src/domain/basics/day.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentCollection, ContentSubject } from "../../../src/domain/command/subject.ts";
import { db } from "../firebase.ts";

const cityPart = (cityId: CityId, part: string): CollectionReference =>
  db().collection(`cities/${cityId}/${part}`);
const userPart = (uid: string, part: string): CollectionReference =>
  db().collection("users").doc(uid).collection(part);

/** An identifier like those of contents, which tells nobody whose it is. */
function mutedIdOf(cityId: CityId, uid: string): Identifier {
  const hex = createHash("sha256").update(`muted ${cityId} ${uid}`).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join("-");
}

/** What waits for its address; nobody reads it but functions. */
export const ADDRESSLESS = "addressless";

/** Cities that are to be counted in the night, and from when on; nobody reads it but functions. */
export const RECOUNTS = "recounts";

/** Town halls that ask to answer for their commune; nobody reads it but functions. */
export const JOIN_REQUESTS = "joinRequests";

/** Accounts that moderators ask administrators to block; nobody reads it but functions. */
export const BLOCK_REQUESTS = "blockRequests";

export const AUDIT_ENTRIES = "admin/audit/entries";

export const refs = {
  user: (uid: string): DocumentReference => db().collection("users").doc(uid),
  /** Says to the rules, which cannot ask the identity provider, that the account was deleted. */
  closed: (uid: string): DocumentReference => db().collection("closed").doc(uid),
  membership: (uid: string, cityId: CityId) => userPart(uid, "cities").doc(cityId),
  receipt: (uid: string, commandId: Identifier) => userPart(uid, "receipts").doc(commandId),
  /** What the person did on one day of the city; nobody reads it but functions. */
  quota: (uid: string, day: string) => userPart(uid, "quota").doc(day),
  /** What guests did in the city on one day, in parts. */
  cityQuota: (cityId: CityId, part: string) => cityPart(cityId, "quota").doc(part),
  addressless: (id: Identifier): DocumentReference => db().collection(ADDRESSLESS).doc(id),
  recount: (cityId: CityId): DocumentReference => db().collection(RECOUNTS).doc(cityId),
  publicConfig: (): DocumentReference => db().collection("config").doc("public"),
  /** Where the nightly look at all accounts stands; nobody reads it but functions. */
  tidyProgress: (): DocumentReference => db().collection("progress").doc("tidy-accounts"),
  /** Who changes the roles of this account, and until when at most; nobody reads it but functions. */
  rolesLease: (uid: string): DocumentReference => db().collection("progress").doc(`roles-${uid}`),
  /** What administrators did, for good: entries and their ends are only ever created. */
  auditEntry: (id: Identifier): DocumentReference => db().collection(AUDIT_ENTRIES).doc(id),
  auditEnd: (id: Identifier): DocumentReference => db().collection("admin/audit/ends").doc(id),
  joinRequest: (uid: string, cityId: CityId): DocumentReference =>
    db().collection(JOIN_REQUESTS).doc(`${cityId}-${uid}`),
  /** One for each account and city, however often it is asked for. */
  blockRequest: (uid: string, cityId: CityId): DocumentReference =>
    db().collection(BLOCK_REQUESTS).doc(`${cityId}-${uid}`),
  /** What the service did on one day, as `DayFigures`. */
  serviceDay: (day: Day): DocumentReference => db().collection("admin/service/days").doc(day),
  city: (cityId: CityId): DocumentReference => db().collection("cities").doc(cityId),
  contour: (cityId: CityId) => cityPart(cityId, "contours").doc("_global_"),
  contents: (cityId: CityId, collection: ContentCollection) => cityPart(cityId, collection),
  content: (cityId: CityId, { collection, id }: ContentSubject) => cityPart(cityId, collection).doc(id),
  moderation: (cityId: CityId, id: Identifier) => cityPart(cityId, "moderation").doc(id),
  /** What moderators decided, for good: entries are only ever created. */
  log: (cityId: CityId) => cityPart(cityId, "log"),
  logEntry: (cityId: CityId, commandId: Identifier) => cityPart(cityId, "log").doc(commandId),
  /** Among what moderators read: that this person writes no messages for a while. */
  muted: (cityId: CityId, uid: string) => cityPart(cityId, "moderation").doc(mutedIdOf(cityId, uid)),
  /** How the thread of a content stands. */
  thread: (cityId: CityId, threadId: Identifier) => cityPart(cityId, "threads").doc(threadId),
  photo: (cityId: CityId, id: Identifier) => cityPart(cityId, "photos").doc(id),
  statistics: (cityId: CityId) => cityPart(cityId, "statistics").doc("_global_"),
  /** Marks made and taken back that are not in a tally yet, each for a few seconds; nobody reads them but functions. */
  markChanges: (cityId: CityId) => cityPart(cityId, "markChanges"),
  /** What is to be told and is not told everybody yet; nobody reads them but functions. */
  events: (cityId: CityId) => cityPart(cityId, "events"),
  /** Browsers of this person that may be woken. */
  devices: (uid: string) => userPart(uid, "devices"),
  device: (uid: string, id: string) => userPart(uid, "devices").doc(id),
  /** Whom a browser wakes; nobody reads it but functions. */
  pushEndpoint: (id: string): DocumentReference => db().collection("pushEndpoints").doc(id),
  /** What waits to be told on one person’s devices, and from when on they may ring; nobody reads it but functions. */
  push: (id: string): DocumentReference => db().collection("pushes").doc(id),
  /** What a deployment’s mail extension sends; nobody reads it but functions. */
  mail: (id: string): DocumentReference => db().collection("mail").doc(id),
  notifications: (uid: string) => userPart(uid, "notifications"),
  /** Changes of activities that may be changed again before anybody is told; nobody reads them but functions. */
  changes: (cityId: CityId) => cityPart(cityId, "changes"),
  notification: (uid: string, id: string) => userPart(uid, "notifications").doc(id),
  /** How many took part in what holds only so many; nobody reads it but functions. */
  seats: (cityId: CityId, id: Identifier) => cityPart(cityId, "seats").doc(id),
  tally: (cityId: CityId, id: Identifier) => cityPart(cityId, "tallies").doc(id),
  /** How many supports came and went on each of the last days; nobody reads it but functions. */
  supportDays: (cityId: CityId) => cityPart(cityId, "counters").doc("supports"),
  /** How far authors were told that they are asked whether the matter is settled; nobody reads it but functions. */
  followUps: (cityId: CityId) => cityPart(cityId, "counters").doc("followUps"),
  /** Where the yearly reference numbers stand; nobody reads it but functions. */
  numbers: (cityId: CityId) => cityPart(cityId, "counters").doc("numbers"),
};
