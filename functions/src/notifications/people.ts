import { FieldPath, type Query } from "firebase-admin/firestore";
import { cellOf } from "../../../src/domain/notification/found-by.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";
import { TOLD_AT_ONCE } from "../config.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { personIn, type Person } from "../store/person-in.ts";
import { readAll } from "../store/read-all.ts";

/** Who wrote what it is about. Whoever keeps nothing of the city is told as whoever settled nothing. */
export async function authorsOf({ cityId, authorsOf: ids }: CityEvent): Promise<readonly Person[]> {
  const contents = await readAll(ids.map((id) => refs.moderation(cityId, id)));
  const uids = new Set(contents.map((content) => content.get("authorId") as unknown).filter(isSomebody));
  return (await readAll([...uids].map((uid) => refs.membership(uid, cityId)))).map(personIn);
}

function isSomebody(uid: unknown): uid is string {
  return typeof uid === "string" && uid !== "";
}

export interface PageOfPeople {
  readonly people: readonly Person[];
  /** Where the next page begins; undefined after the last one. */
  readonly after: string | undefined;
}

/** Who follows it, lives near, flagged it or moderates, so many at a time. */
export async function peopleAfter(event: CityEvent, after: string): Promise<PageOfPeople> {
  if (event.audience === "moderators") return moderatorsAfter(event, after);
  const all = searchOf(event);
  if (all === undefined) return { people: [], after: undefined };
  const ordered = all.orderBy(FieldPath.documentId()).limit(TOLD_AT_ONCE);
  const { docs } = await (after === "" ? ordered : ordered.startAfter(after)).get();
  return {
    people: docs.filter(({ id }) => isConcerned(event, id)).map(personIn),
    after: docs[TOLD_AT_ONCE - 1]?.ref.path,
  };
}

/** Ids are the devices': a content of another commune may have taken that of one which many follow. What is near may be over the border. */
function isConcerned({ audience, cityId }: CityEvent, membershipId: string): boolean {
  return audience === "neighbours" || membershipId === cityId;
}

/** By their profiles: whoever moderates need keep nothing of the commune. */
async function moderatorsAfter({ cityId }: CityEvent, after: string): Promise<PageOfPeople> {
  const all = db()
    .collection("users")
    .where("moderatorOfCities", "array-contains", cityId)
    .orderBy(FieldPath.documentId())
    .limit(TOLD_AT_ONCE);
  const { docs } = await (after === "" ? all : all.startAfter(after)).get();
  const memberships = await readAll(docs.map(({ id }) => refs.membership(id, cityId)));
  return { people: memberships.map(personIn), after: docs[TOLD_AT_ONCE - 1]?.id };
}

function searchOf({ audience, subject, flagged = "", latE6, lngE6 }: CityEvent): Query | undefined {
  const memberships = db().collectionGroup("cities");
  if (audience === "followers") return memberships.where("follows", "array-contains", subject.id);
  if (audience === "flaggers") return memberships.where("flagged", "array-contains", flagged);
  if (audience !== "neighbours" || latE6 === null || lngE6 === null) return undefined;
  return memberships.where("cells", "array-contains", cellOf({ latE6, lngE6 }));
}
