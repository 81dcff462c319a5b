import { onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { LIVE_LEASE_MS } from "../../src/clock/waits.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import { COLLECTIONS, type CollectionName, type Documents } from "../../src/data/replica/collections.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { CONTENT_COLLECTIONS, type ContentCollection } from "../../src/domain/command/subject.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Membership } from "../../src/domain/account/membership.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { writerKey } from "../../src/domain/moderation/writer-key.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import type { Idea } from "../../src/domain/idea/idea.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import type { RemoteStatistics } from "../../src/domain/statistics/parse-statistics.ts";
import type { City } from "../../src/domain/city/city.ts";
import { aResident } from "../examples/accounts.ts";

interface Knowing {
  readonly city: City;
  readonly anomalies?: readonly Anomaly[];
  readonly ideas?: readonly Idea[];
  readonly moderated?: readonly Anomaly[] | undefined;
  readonly moderatedActivities?: readonly Activity[] | undefined;
  readonly moderatedMessages?: readonly Message[];
  readonly activities?: readonly Activity[];
  readonly actor: Partial<Actor> | undefined;
  /** False: the city was never heard on this device; a list: only these collections of it. */
  readonly heard: boolean | readonly ContentCollection[];
  /** What the city said of itself in numbers, when it ever did. */
  readonly statistics?: RemoteStatistics | undefined;
  /** What the person keeps of the city, when they ever did anything there. */
  readonly membership?: Membership | undefined;
}

/** The two real databases of a person who never was here before, and what the city has told them. */
export interface Databases {
  readonly actor: Actor;
  readonly device: DeviceDatabase;
  readonly replica: Replica;
}

let people = 0;
let before: Replica | undefined;

export async function openDatabases({
  city,
  anomalies = [],
  ideas = [],
  activities = [],
  actor,
  heard,
  statistics,
  membership,
  moderated = [],
  moderatedActivities = [],
  moderatedMessages = [],
}: Knowing): Promise<Databases> {
  people += 1;
  const person = aResident({ ...actor, uid: `reader-${Date.now()}-${people}` });
  const device = openDevice(person.uid);
  // A page can hold the collections of one replica only, as the app does.
  await before?.close();
  const replica = await openReplica(person.uid);
  before = replica;
  onTestFinished(async () => {
    await cleanup();
    await replica.close();
    device.close();
  });
  await replica.cities.upsert(rowOf("cities", city));
  await replica.anomalies.bulkUpsert(anomalies.map((anomaly) => rowOf("anomalies", anomaly)));
  await replica.ideas.bulkUpsert(ideas.map((idea) => rowOf("ideas", idea)));
  await replica.moderation.bulkUpsert([
    ...moderated.map((content) => moderationRow("anomalies", content)),
    ...moderatedActivities.map((content) => moderationRow("activities", content)),
    ...moderatedMessages.map((content) => moderationRow("messages", content)),
  ]);
  await replica.activities.bulkUpsert(activities.map((activity) => rowOf("activities", activity)));
  if (membership !== undefined) await replica.userCities.upsert(rowOf("userCities", membership));
  if (statistics !== undefined) await replica.statistics.upsert(rowOf("statistics", statistics));
  await replica.positions.bulkUpsert(heardOf(heard).map((collection) => aPosition(collection, city.id)));
  return { actor: person, device, replica };
}

function moderationRow(collection: ContentCollection, content: Content) {
  const { id, cityId, rev, updatedAt, authorId } = content;
  return rowOf("moderation", {
    id,
    cityId,
    rev,
    updatedAt,
    collection,
    content,
    writer: writerKey(cityId, authorId),
  });
}

function heardOf(heard: Knowing["heard"]): readonly string[] {
  if (heard === true) return [...CONTENT_COLLECTIONS, "moderation"];
  return heard === false ? [] : heard;
}

export function rowOf<N extends CollectionName>(collection: N, doc: Documents[N]) {
  const { columnsOf, idField } = COLLECTIONS[collection];
  const columns = columnsOf(doc);
  const id = String((doc as unknown as Record<string, unknown>)[idField]);
  return { id, ...columns, rank: rankOf(columns.updatedAt), epoch: "1", doc };
}

/** @param key the city, or a page of a thread */
export function aPosition(collection: string, key: string) {
  const now = Date.now();
  return {
    id: `${collection}:${key}`,
    checkpoint: "",
    sweeps: false,
    provenAt: now,
    upToDateAt: now,
    liveUntil: now + LIVE_LEASE_MS,
    quarantined: [],
    wantedAt: now,
  };
}
