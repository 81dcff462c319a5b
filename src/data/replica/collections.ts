import type { City } from "../../domain/city/city.ts";
import type { Contour } from "../../domain/city/contour.ts";
import type { Receipt } from "../../domain/command/outcome.ts";
import type { Tally } from "../../domain/content/tally.ts";
import type { ContentDocuments } from "../../domain/content/contents.ts";
import type { RemoteStatistics } from "../../domain/statistics/parse-statistics.ts";
import type { User } from "../../domain/account/user.ts";
import type { Membership } from "../../domain/account/membership.ts";
import type { Notification } from "../../domain/notification/notification.ts";
import { NOTIFICATION_ROWS } from "../notifications/notification-rows.ts";
import { contentRows } from "../contents/content-rows.ts";
import { CITY_ROWS } from "../cities/city-rows.ts";
import { CONTOUR_ROWS } from "../contours/contour-rows.ts";
import { RECEIPT_ROWS } from "../receipts/receipt-rows.ts";
import { TALLY_ROWS } from "../tallies/tally-rows.ts";
import { STATISTICS_ROWS } from "../statistics/statistics-rows.ts";
import { MEMBERSHIP_ROWS } from "../memberships/membership-rows.ts";
import { MODERATION_ROWS, type ModerationItem } from "../moderation/moderation-rows.ts";
import { MESSAGE_ROWS, type StoredMessage } from "../threads/message-rows.ts";
import { USER_ROWS } from "../users/user-rows.ts";
import type { ReplicaCollection } from "./row.ts";

export interface Documents extends Omit<ContentDocuments, "messages"> {
  readonly messages: StoredMessage;
  readonly users: User;
  readonly userCities: Membership;
  readonly receipts: Receipt;
  readonly cities: City;
  readonly statistics: RemoteStatistics;
  readonly moderation: ModerationItem;
  readonly tallies: Tally;
  readonly contours: Contour;
  readonly notifications: Notification;
}

export type CollectionName = keyof Documents;

export const COLLECTIONS: { readonly [N in CollectionName]: ReplicaCollection<Documents[N]> } = {
  users: USER_ROWS,
  userCities: MEMBERSHIP_ROWS,
  receipts: RECEIPT_ROWS,
  cities: CITY_ROWS,
  statistics: STATISTICS_ROWS,
  moderation: MODERATION_ROWS,
  tallies: TALLY_ROWS,
  contours: CONTOUR_ROWS,
  notifications: NOTIFICATION_ROWS,
  anomalies: contentRows("anomalies", 1),
  ideas: contentRows("ideas", 1),
  activities: contentRows("activities", 1),
  messages: MESSAGE_ROWS,
};
