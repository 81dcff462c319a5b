import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CalendarClock, CalendarX, type LucideIcon } from "lucide-react";
import type { Activity, ActivityStatus } from "../../../domain/activity/activity.ts";
import { ACTIVITY_STATUS_WORDS, activityTitle, pinDay, shortWhen } from "../../../i18n/activity-words.ts";
import type { Pin } from "../../../map/pin.ts";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import type { PlacedActivityView } from "../activity-items.ts";
import { dayIcon } from "./day-icon.tsx";

/** A page of a calendar; round where it is not sure yet, a bar for what is cancelled. */
export const ACTIVITY_PINS = {
  confirmed: { shape: "square", tone: "primary" },
  tentative: { shape: "round", tone: "primary" },
  postponed: { shape: "square", tone: "warning" },
  cancelled: { shape: "bar", tone: "neutral" },
} as const satisfies Record<ActivityStatus, Pick<Pin, "shape" | "tone">>;

export function activityPinLook(
  i18n: I18n,
  activity: Pick<Activity, "cityId" | "startsAt" | "status" | "dateToCome">,
): Pick<Pin, "shape" | "tone" | "icon"> {
  return { ...ACTIVITY_PINS[activity.status], icon: iconOf(i18n, activity) };
}

function iconOf(
  i18n: I18n,
  activity: Pick<Activity, "cityId" | "startsAt" | "status" | "dateToCome">,
): LucideIcon {
  if (activity.status === "cancelled") return CalendarX;
  if (activity.dateToCome === true) return CalendarClock;
  const { day, month } = pinDay(i18n, activity);
  return dayIcon(day, month);
}

/** The name of a pin says all that its look says. */
export function activityPins(i18n: I18n, views: readonly PlacedActivityView[]): readonly Pin[] {
  return views.map((view) => {
    const { activity } = view;
    const { id, place, status, placeName, address } = activity;
    const waiting = isUnsent(activity, view);
    const parts = [
      activityTitle(i18n, activity),
      shortWhen(i18n, activity),
      status === "confirmed" ? "" : i18n._(ACTIVITY_STATUS_WORDS[status]).toLowerCase(),
      placeName || address,
      waiting ? i18n._(msg`en attente d’envoi`) : "",
    ];
    const said = parts.filter(Boolean).join(", ");
    return {
      ...activityPinLook(i18n, activity),
      id,
      place,
      label: i18n._(msg`Activité : ${said}`),
      open: status !== "cancelled",
      waiting,
    };
  });
}
