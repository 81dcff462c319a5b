import type { Notification } from "../../src/domain/notification/notification.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

/** The pothole that somebody follows was taken into account. */
export function aNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: `${anIdentifier(6)}-status`,
    cityId: "35024",
    kind: "status",
    subject: { collection: "anomalies", id: anIdentifier(101) },
    what: "ack",
    toldAs: "follower",
    app: true,
    at: NOW,
    rev: 1,
    updatedAt: over.at ?? NOW,
    schemaVersion: 1,
    ...over,
  };
}
