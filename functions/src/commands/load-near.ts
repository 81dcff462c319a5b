import type { DocumentSnapshot } from "firebase-admin/firestore";
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
const NEAR_READ_MAX = 200;
/** What is nearer is not told apart. */
const NEAR_M_MIN = 2;

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

/** Where there are more than are read at once, the database leaves out the northernmost: half as far, the nearest are among them. */
async function near(cityId: CityId, wanted: NearPlace): Promise<Near> {
  const docs = await inReach(cityId, wanted);
  const found = docs.flatMap((one) => {
    const parsed = parseAnomaly(dataOf(one));
    return parsed.ok ? [[anomalySubject(one.id), parsed.value] as const] : [];
  });
  const isWhole = docs.length < NEAR_READ_MAX || wanted.reachM < NEAR_M_MIN;
  return isWhole ? found : [...(await near(cityId, { ...wanted, reachM: wanted.reachM / 2 })), ...found];
}

async function inReach(
  cityId: CityId,
  { place: { latE6, lngE6 }, categoryId, reachM }: NearPlace,
): Promise<readonly DocumentSnapshot[]> {
  const reachLat = Math.ceil(reachM / METRES_PER_LAT_UNIT);
  const reachLng = Math.ceil(reachLat / Math.cos((latE6 / MICRODEGREES) * (Math.PI / 180)));
  const { docs } = await refs
    .contents(cityId, "anomalies")
    .where("categoryId", "==", categoryId)
    .where("status", "in", ANOMALY_STATUSES.filter(isOpen))
    .where("place.latE6", ">=", latE6 - reachLat)
    .where("place.latE6", "<=", latE6 + reachLat)
    .where("place.lngE6", ">=", lngE6 - reachLng)
    .where("place.lngE6", "<=", lngE6 + reachLng)
    .limit(NEAR_READ_MAX)
    .get();
  return docs;
}
