import type { DocumentSnapshot, Query } from "firebase-admin/firestore";
import { anomalySubject } from "../../../src/domain/anomaly/anomaly-subject.ts";
import { parseAnomaly } from "../../../src/domain/anomaly/parse-anomaly.ts";
import { ANOMALY_STATUSES, isOpen } from "../../../src/domain/anomaly/statuses.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { WantedSurroundings } from "../../../src/domain/command/command-definition.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { MICRODEGREES } from "../../../src/domain/place/place.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";

/** Of latitude, by microdegree. */
const METRES_PER_LAT_UNIT = 0.111;
/** What one question reads: on a market square, half the commune may have reported something. */
const NEAR_READ_MAX = 40;
/** Where more are around: the newest of all, of those in a part of the reach, and of those on the very spot, in metres. */
const CROWD_PARTS = [1, 0.25];
const CROWD_SPOT_M = 2;

type NearPlace = NonNullable<WantedSurroundings["near"]>;
type Near = readonly (readonly [ContentSubject, Content])[];

/** What is near helps whoever reports: where it cannot be read (its index is being built), their report arrives without. */
export async function loadNear(cityId: CityId, wanted: NearPlace): Promise<Near> {
  try {
    return await near(cityId, wanted);
  } catch (error) {
    logs.nearUnreadable(cityId, error);
    return [];
  }
}

/** A crowd is read twice at most, however large: reports of one storm have the same ones around them. */
async function near(cityId: CityId, wanted: NearPlace): Promise<Near> {
  const all = (await inReach(cityId, wanted).get()).docs;
  const docs = all.length < NEAR_READ_MAX ? all : await newestAround(cityId, wanted);
  return docs.flatMap((one) => {
    const parsed = parseAnomaly(dataOf(one));
    return parsed.ok ? [[anomalySubject(one.id), parsed.value] as const] : [];
  });
}

async function newestAround(cityId: CityId, wanted: NearPlace): Promise<readonly DocumentSnapshot[]> {
  const reaches = [...CROWD_PARTS.map((part) => part * wanted.reachM), CROWD_SPOT_M];
  const found = await Promise.all(
    reaches.map((reachM) =>
      inReach(cityId, { ...wanted, reachM })
        .orderBy("createdAt", "desc")
        .get(),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

export function inReach(cityId: CityId, { place: { latE6, lngE6 }, categoryId, reachM }: NearPlace): Query {
  const reachLat = Math.ceil(reachM / METRES_PER_LAT_UNIT);
  const reachLng = Math.ceil(reachLat / Math.cos((latE6 / MICRODEGREES) * (Math.PI / 180)));
  return refs
    .contents(cityId, "anomalies")
    .where("categoryId", "==", categoryId)
    .where("status", "in", ANOMALY_STATUSES.filter(isOpen))
    .where("place.latE6", ">=", latE6 - reachLat)
    .where("place.latE6", "<=", latE6 + reachLat)
    .where("place.lngE6", ">=", lngE6 - reachLng)
    .where("place.lngE6", "<=", lngE6 + reachLng)
    .limit(NEAR_READ_MAX);
}
