import { setupI18n } from "@lingui/core";
import { CalendarClock, CalendarX } from "lucide-react";
import { describe, expect, it } from "vitest";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { activityPins } from "../../../src/features/activities/map/activity-pins.ts";
import { dayIcon } from "../../../src/features/activities/map/day-icon.tsx";
import { anActivity } from "../../examples/an-activity.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
/** 21 June 2026, 18:00 in Paris and 20:00 in Réunion. */
const SUMMER = Date.UTC(2026, 5, 21, 16);

function pinOf(over: Partial<Activity>) {
  const activity = {
    ...anActivity({ startsAt: SUMMER, endsAt: null, ...over }),
    place: placeOf(48.181, -1.645),
  };
  const rest = { sync: null, mine: false, going: false, interested: false, followed: false };
  return activityPins(i18n, [{ activity, ...rest }])[0];
}

describe("the pins of activities", () => {
  it("carry the day by the clock of the commune, the same icon for the same day [ACT-11]", () => {
    expect(pinOf({})).toMatchObject({ shape: "square", tone: "primary", icon: dayIcon("21", "juin") });
    const late = Date.UTC(2026, 5, 21, 22);
    expect(pinOf({ startsAt: late, cityId: "97411" })).toMatchObject({ icon: dayIcon("22", "juin") });
  });

  it("tell by shape what is cancelled, and by icon what has no date yet [ACT-11]", () => {
    expect(pinOf({ status: "cancelled" })).toMatchObject({ shape: "bar", icon: CalendarX, open: false });
    expect(pinOf({ status: "postponed", dateToCome: true })).toMatchObject({ icon: CalendarClock });
  });

  it("say in words all that they show [ACT-11]", () => {
    const label = pinOf({
      title: "Vide-grenier",
      placeName: "Place de la mairie",
      status: "cancelled",
    })?.label;
    expect(label).toMatch(/^Activité\s: Vide-grenier, .*21 juin.*, annulée, Place de la mairie$/u);
  });
});
