import type { Activity, ActivityStatus } from "../../../src/domain/activity/activity.ts";
import { identifierOf } from "../../../src/domain/basics/identifier.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { addressesOf, type Address } from "../../communes/addresses.ts";
import type { Site } from "../../communes/atlas.ts";
import { chanceOf, type Chance } from "../../communes/chance.ts";
import { placeOfDoor, writtenAddress } from "../door-place.ts";
import { RESIDENTS, type Resident } from "../residents.ts";
import type { ActivityText } from "./activity-text.ts";
import { timesIn } from "./activity-times.ts";
import { GATHERINGS } from "./gatherings.ts";
import { OUTINGS } from "./outings.ts";

const TEXTS = [...OUTINGS, ...GATHERINGS];

/** In about how many days each takes place: each text twice, from the season before to the one that comes; several this week. */
const DAYS_AHEAD = [
  -3, -61, -120, -20, -9, -33, -47, -12, -5, -26, -75, -16, -90, -40, -8, -54, -22, -30, -15, -2, 4, 0, 38,
  52, 2, 0, 12, 1, 3, 17, 96, 6, 44, 5, 9, 0, 8, 15, 7, 11,
] as const;

/** What happened to some of them, by their order. */
const CHANGES: Readonly<Record<number, { readonly status: ActivityStatus; readonly reason: string }>> = {
  6: { status: "cancelled", reason: "Annulé : le terrain est gorgé d’eau." },
  24: { status: "postponed", reason: "Vigilance orange : la randonnée est reportée à cette nouvelle date." },
  27: { status: "cancelled", reason: "La salle est indisponible, la séance est annulée." },
  29: { status: "tentative", reason: "L’église n’est pas encore confirmée : réponse sous peu." },
  33: { status: "postponed", reason: "Reportée d’une semaine à la demande des jeunes." },
  36: { status: "cancelled", reason: "Niveau de l’Ille trop haut. Une autre date sera proposée." },
};
/** Every place is taken. */
const FULL = [25, 37];

/** Forty activities around the day of loading, in the order in which they were proposed: the same ones for the same day. */
export function demoActivities(site: Site, today: Instant): readonly Activity[] {
  const doors = addressesOf(site);
  const activities = DAYS_AHEAD.map((days, index) => {
    const text = TEXTS[index % TEXTS.length];
    if (text === undefined) throw new Error("There is no activity to tell of.");
    return oneActivity({ site, text, doors, index, days, today });
  });
  return activities.toSorted((a, b) => a.createdAt - b.createdAt);
}

interface OneActivity {
  readonly site: Site;
  readonly text: ActivityText;
  readonly doors: readonly Address[];
  readonly index: number;
  readonly days: number;
  readonly today: Instant;
}

function oneActivity({ site, text, doors, index, days, today }: OneActivity): Activity {
  const chance = chanceOf(`activity ${index} of ${site.commune.code}`);
  const [categoryId, title, description, placeName, organiserName, organiserKind, priceKind, capacity] = text;
  const door = doorOf(placeName, doors);
  const createdAt = today + Math.min(days, 0) * DAY_MS - chance.between(5, 25) * DAY_MS + 9 * HOUR_MS;
  const resident = chance.pick(RESIDENTS);
  const goingCount = goingOf(index, capacity, chance);
  return {
    id: identifierOf(
      createdAt,
      Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
    ),
    cityId: site.commune.code,
    number: "",
    schemaVersion: 1,
    visibility: "public",
    categoryId,
    title,
    description,
    ...timesIn(site.commune.code, text[8], { days, today }),
    place: placeOfDoor(door, chance),
    placeName,
    address: writtenAddress(site, door),
    url: "",
    organiserName,
    organiserKind,
    priceKind,
    access: chance.pick([
      ["pmr_complet"],
      ["pmr_partiel", "calme"],
      [],
      ["pmr_complet", "animaux_ok"],
    ] as const),
    capacity,
    photos: [],
    authorId: resident.uid,
    authorKind: "resident",
    authorName: resident.displayName,
    ...lifeOf(index, createdAt, resident),
    goingCount,
    interestedCount: chance.between(0, 30),
    followersCount: 1,
    performedAt: createdAt - 9_000,
    createdAt,
  };
}

function lifeOf(
  index: number,
  createdAt: Instant,
  { displayName }: Resident,
): Pick<Activity, "rev" | "status" | "history" | "updatedAt"> {
  const author = { byKind: "resident", byName: displayName } as const;
  const published = { at: createdAt, status: "confirmed", reason: "", ...author } as const;
  const changed = CHANGES[index];
  if (changed === undefined) {
    return { rev: 1, status: published.status, history: [published], updatedAt: createdAt };
  }
  const at = createdAt + 4 * DAY_MS;
  return {
    rev: 2,
    status: changed.status,
    history: [published, { at, ...changed, ...author }],
    updatedAt: at,
  };
}

/** The same place stands at the same door each time. */
function doorOf(placeName: string, doors: readonly Address[]): Address {
  return chanceOf(`place ${placeName}`).pick(doors);
}

function goingOf(index: number, capacity: number | null, chance: Chance): number {
  if (capacity === null) return chance.between(0, 60);
  return FULL.includes(index) ? capacity : Math.floor(capacity * chance.next() * 0.9);
}
