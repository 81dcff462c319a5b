import type {
  AccessNeed,
  ActivityCategoryId,
  OrganiserKind,
  PriceKind,
  RepeatEvery,
  Repeats,
} from "../../../domain/activity/activity.ts";
import { ACTIVITY_PAYLOAD_SCHEMA, type ActivityPayload } from "../../../domain/activity/propose-activity.ts";
import type { Day } from "../../../domain/basics/day.ts";
import { err, type Result } from "../../../domain/basics/result.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { instantAt, timeZoneOf } from "../../../domain/city/time-zone.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import type { SentPhoto } from "../../../domain/content/written-fields.ts";
import { withPlace, type PlaceFields, type PlaceMove } from "../../../shared/place/place-fields.ts";

/** What a person has typed so far; times by the clock of the commune, as their fields hold them. */
export interface ActivityForm extends PlaceFields {
  readonly categoryId: ActivityCategoryId | null;
  readonly title: string;
  readonly description: string;
  readonly allDay: boolean;
  readonly start: string;
  readonly end: string;
  /** Empty: it takes place once. */
  readonly every: RepeatEvery | "";
  readonly times: string;
  /** Days on which it does not take place. */
  readonly off: readonly Day[];
  readonly where: "place" | "online";
  readonly placeName: string;
  readonly url: string;
  readonly organiserName: string;
  readonly organiserKind: OrganiserKind;
  readonly priceKind: PriceKind;
  readonly priceLabel: string;
  readonly contact: string;
  readonly registrationUrl: string;
  readonly access: readonly AccessNeed[];
  /** Empty: as many as like. */
  readonly seats: string;
}

export const EMPTY_ACTIVITY: ActivityForm = {
  place: null,
  positionSource: "map",
  accuracyM: null,
  address: "",
  locationHint: "",
  categoryId: null,
  title: "",
  description: "",
  allDay: false,
  start: "",
  end: "",
  every: "",
  times: "",
  off: [],
  where: "place",
  placeName: "",
  url: "",
  organiserName: "",
  organiserKind: "habitant",
  priceKind: "gratuit",
  priceLabel: "",
  contact: "",
  registrationUrl: "",
  access: [],
  seats: "",
};

type Typed = Omit<ActivityForm, "place" | "positionSource" | "accuracyM">;

export type ActivityFormAction = PlaceMove | { readonly type: "typed"; readonly fields: Partial<Typed> };

export function activityFormReducer(form: ActivityForm, action: ActivityFormAction): ActivityForm {
  return action.type === "typed" ? { ...form, ...action.fields } : withPlace(form, action);
}

const PAGE_ORDER = [
  "title",
  "categoryId",
  "startsAt",
  "endsAt",
  "place",
  "organiserName",
  "description",
  "photos",
  "repeats",
  "placeName",
  "url",
  "priceLabel",
  "capacity",
  "registrationUrl",
  "contact",
];

/** The form as it travels, or everything that is wrong with it from the top of the page to its end. */
export function activityOfForm(
  cityId: CityId,
  form: ActivityForm,
  photos: readonly SentPhoto[],
): Result<ActivityPayload, readonly FieldProblem[]> {
  const activity = ACTIVITY_PAYLOAD_SCHEMA.parse({
    ...announcedOfForm(cityId, form),
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    showName: false,
  });
  return activity.ok ? activity : err(activity.problem.toSorted((a, b) => rankOf(a) - rankOf(b)));
}

/** What is typed, before anybody has judged it. */
export function announcedOfForm(cityId: CityId, form: ActivityForm) {
  const { title, description, allDay, organiserName, organiserKind, priceKind, access, url } = form;
  const { priceLabel, contact, registrationUrl } = form;
  const at = (typed: string) => instantAt(timeOf(typed, allDay), timeZoneOf(cityId));
  return {
    title,
    description,
    allDay,
    organiserName,
    organiserKind,
    priceKind,
    priceLabel,
    contact,
    registrationUrl,
    access,
    url,
    ...whereOf(form),
    ...repeatsOf(form),
    categoryId: form.categoryId ?? undefined,
    startsAt: at(form.start),
    endsAt: form.end === "" ? null : at(form.end),
    capacity: form.seats.trim() === "" ? null : Number(form.seats),
  };
}

/** Of days that it does not come to, nothing is said. */
function repeatsOf({ every, times, off }: ActivityForm): { readonly repeats?: Repeats } {
  return every === "" ? {} : { repeats: { every, count: Number(times), off } };
}

function whereOf({ where, place, placeName, address }: ActivityForm) {
  return where === "online"
    ? { place: null, placeName: "", address: "" }
    : { place: place ?? undefined, placeName, address };
}

/** A field of a day and a field of a time hold different things: one is made of the other when « toute la journée » changes. */
export function timeOf(typed: string, allDay: boolean): string {
  const day = typed.slice(0, 10);
  if (allDay) return `${day}T00:00`;
  return typed.length > 10 ? typed : `${day}T09:00`;
}

function rankOf({ field }: FieldProblem): number {
  const rank = PAGE_ORDER.indexOf(field.split(".")[0] ?? field);
  return rank === -1 ? PAGE_ORDER.length : rank;
}
