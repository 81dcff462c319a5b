import { isRecord } from "../basics/record.ts";
import { ok } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";
import { NO_NOTIFICATIONS, type MyNotifications } from "./my-notifications.ts";

/** As functions stored it, after judging it when it was sent; for a form that this version does not know, as for whoever settled nothing. */
export const KNOWN_MY_NOTIFICATIONS_SCHEMA: Schema<MyNotifications> = {
  parse: (value) => ok(isWhole(value) ? value : NO_NOTIFICATIONS),
};

function isWhole(value: unknown): value is MyNotifications {
  if (!isRecord(value)) return false;
  const { settings, muted, read } = value;
  return isRecord(settings) && isRecord(settings["channels"]) && Array.isArray(muted) && isRecord(read);
}
