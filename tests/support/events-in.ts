import ICAL from "ical.js";

/** As a calendar that knows nothing of Parvis reads it. */
export function eventsIn(file: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}
