import type { DraftOf } from "../../../data/device/rows.ts";
import type { ACTIVITY_KIND, Announced } from "../../../domain/activity/activity.ts";
import type { ActivityPayload } from "../../../domain/activity/propose-activity.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { localTimeOf, timeZoneOf } from "../../../domain/city/time-zone.ts";
import { formOfDraft } from "../../../shared/drafts/draft-fields.ts";
import { EMPTY_ACTIVITY, type ActivityForm } from "./activity-form.ts";

/** The same activity as it would be written again, but for its dates: « Dupliquer pour une autre date ». */
export function formOfActivity(activity: Announced): ActivityForm {
  const { categoryId, title, description, allDay, place, placeName, address, url } = activity;
  const { organiserName, organiserKind, priceKind, access, capacity } = activity;
  const { priceLabel = "", contact = "", registrationUrl = "" } = activity;
  return {
    ...EMPTY_ACTIVITY,
    categoryId,
    title,
    description,
    allDay,
    place,
    placeName,
    address,
    url,
    organiserName,
    organiserKind,
    priceKind,
    priceLabel,
    contact,
    registrationUrl,
    access,
    where: place === null ? "online" : "place",
    seats: capacity === null ? "" : String(capacity),
  };
}

/** With its dates, by the clock of the commune: to be corrected. */
export function datedFormOfActivity(activity: Announced & { readonly cityId: CityId }): ActivityForm {
  const { cityId, startsAt, endsAt, repeats } = activity;
  const zone = timeZoneOf(cityId);
  const end = endsAt === null ? "" : localTimeOf(endsAt, zone);
  const times = repeats === undefined ? "" : String(repeats.count);
  const often = { every: repeats?.every ?? "", times, off: repeats?.off ?? [] } as const;
  return { ...formOfActivity(activity), ...often, start: localTimeOf(startsAt, zone), end };
}

/** What was sent says when in instants, and what this page keeps in what was typed. */
export function activityFormOfDraft({ cityId, fields }: DraftOf<typeof ACTIVITY_KIND>): ActivityForm {
  const wasSent = fields.startsAt !== undefined;
  return wasSent
    ? datedFormOfActivity({ ...(fields as ActivityPayload), cityId })
    : formOfDraft(EMPTY_ACTIVITY, fields);
}
