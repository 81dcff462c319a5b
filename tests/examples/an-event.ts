import type { CityEvent } from "../../src/domain/notification/notification.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

/** A pothole in Betton that the town hall took into account. */
export function anEvent(over: Partial<CityEvent> = {}): CityEvent {
  const subject = over.subject ?? { collection: "anomalies", id: anIdentifier(101) };
  return {
    id: `${anIdentifier(6)}-status`,
    cityId: "35024",
    kind: "status",
    what: "ack",
    audience: "followers",
    subject,
    authorsOf: [subject.id],
    actorId: "moderator-solene",
    at: NOW,
    latE6: null,
    lngE6: null,
    categoryId: "",
    ...over,
  };
}
