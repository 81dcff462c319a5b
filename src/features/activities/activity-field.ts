import type { I18n } from "@lingui/core";
import type { Activity } from "../../domain/activity/activity.ts";
import { pinDay } from "../../i18n/activity-words.ts";
import type { ItemField } from "../../shared/collection/item-field.tsx";
import { ACTIVITY_FIELDS } from "./activity-looks.ts";
import { dayIcon } from "./map/day-icon.tsx";

/** A page of a calendar in the colour of its category, as its pin is one; the icon of the category while no day is known. */
export function activityField(
  i18n: I18n,
  activity: Pick<Activity, "cityId" | "startsAt" | "dateToCome" | "categoryId">,
): ItemField {
  const field = ACTIVITY_FIELDS[activity.categoryId];
  if (activity.dateToCome === true) return field;
  const { day, month } = pinDay(i18n, activity);
  return { ...field, icon: dayIcon(day, month) };
}
