import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import { CORRECTED_BEFORE } from "../content/status-history.ts";
import { ADDRESS_CHARS_MAX } from "../limits/limits.ts";
import { PLACE_SCHEMA, type Place } from "../place/place.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, revised } from "./change-anomaly.ts";

export interface MovePayload {
  readonly anomalyId: Identifier;
  /** As the moderator saw it. */
  readonly from: Place;
  readonly place: Place;
  readonly address: string;
}

/** A moderator puts a report where the matter is. */
export const moveAnomaly = changeAnomaly<MovePayload>({
  schema: object<MovePayload>({
    ...ANOMALY_ID_FIELD,
    from: PLACE_SCHEMA,
    place: PLACE_SCHEMA,
    address: text({ max: ADDRESS_CHARS_MAX }),
  }),
  perDay: null,
  isUndoable: true,
  decide(anomaly, { payload: { from, place, address } }, { now, city }) {
    if (isSame(anomaly.place, place) && anomaly.address === address)
      return ok({ content: anomaly, note: CORRECTED_BEFORE });
    if (!isSame(anomaly.place, from)) return err({ code: "changed_meanwhile" });
    if (!isInSurroundings(place, city)) return err({ code: "place_too_far" });
    return ok({ content: revised(anomaly, now, { place, address, positionSource: "map", accuracyM: null }) });
  },
});

function isSame(a: Place, b: Place): boolean {
  return a.latE6 === b.latE6 && a.lngE6 === b.lngE6;
}
