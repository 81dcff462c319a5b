import type { Notification } from "../../domain/notification/notification.ts";
import { parseNotification } from "../../domain/notification/parse-notification.ts";
import { CONTENT_COLLECTIONS } from "../../domain/command/subject.ts";
import { NOTIFICATION_KINDS } from "../../domain/notification/kinds.ts";
import type { ReplicaCollection } from "../replica/row.ts";

export const NOTIFICATION_ROWS: ReplicaCollection<Notification> = {
  // Those of a kind that a version did not know are read again once it does.
  codec: 1 + NOTIFICATION_KINDS.length + CONTENT_COLLECTIONS.length,
  idField: "id",
  parse: parseNotification,
  columnsOf: ({ cityId, app, updatedAt, rev }) => ({ cityId, listed: app, updatedAt, rev }),
};
