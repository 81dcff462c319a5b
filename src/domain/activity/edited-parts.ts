import type { EditedActivity } from "./edit-activity.ts";

/** What is written anew of an activity, with the fields together that say one thing: nobody meant half of one's and half of the other's. */
export function partsOf(edited: EditedActivity) {
  const { startsAt, endsAt, allDay, repeats, organiserName, organiserKind, ...others } = edited;
  const { priceKind, priceLabel = "", ...rest } = others;
  const when = { startsAt, endsAt, allDay, ...(repeats === undefined ? {} : { repeats }) };
  return { ...rest, when, organiser: { organiserName, organiserKind }, price: { priceKind, priceLabel } };
}

export function wholeOf({ when, organiser, price, ...rest }: ReturnType<typeof partsOf>): EditedActivity {
  return { ...rest, ...when, ...organiser, ...price };
}
