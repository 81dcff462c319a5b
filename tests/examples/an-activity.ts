import type { Activity } from "../../src/domain/activity/activity.ts";
import type { ActivityPayload } from "../../src/domain/activity/propose-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

const PUBLISHED = NOW - DAY_MS;
const STARTS = NOW + 3 * DAY_MS;

export function anActivity(over: Partial<Activity> = {}): Activity {
  return {
    id: anIdentifier(401),
    cityId: "35024",
    number: "2026-0310",
    rev: 1,
    schemaVersion: 1,
    status: "confirmed",
    visibility: "public",
    categoryId: "environnement",
    title: "Nettoyage des bords de l’Ille",
    description: "Gants et sacs fournis ; prévoyez des bottes.",
    startsAt: STARTS,
    endsAt: STARTS + 3 * HOUR_MS,
    allDay: false,
    place: placeOf(48.1825, -1.6436),
    placeName: "Pont de l’Ille",
    address: "Rue de la Forge, 35830 Betton",
    url: "",
    organiserName: "Les Amis de l’Ille",
    organiserKind: "association",
    priceKind: "gratuit",
    access: ["pmr_partiel"],
    capacity: null,
    photos: [],
    authorId: "resident-maelle",
    authorKind: "resident",
    authorName: "",
    history: [{ at: PUBLISHED, status: "confirmed", reason: "", byKind: "resident", byName: "" }],
    goingCount: 0,
    interestedCount: 0,
    followersCount: 1,
    performedAt: PUBLISHED,
    createdAt: PUBLISHED,
    updatedAt: PUBLISHED,
    ...over,
  };
}

const ASKED = { cityId: "35024", basedOn: null, dependsOn: null, performedAt: NOW } as const;

export function aProposedActivity(over: Partial<ActivityPayload> = {}): CommandOf<"propose-activity"> {
  const activity = anActivity();
  const payload: ActivityPayload = {
    categoryId: activity.categoryId,
    title: activity.title,
    description: activity.description,
    startsAt: activity.startsAt,
    endsAt: activity.endsAt,
    allDay: activity.allDay,
    place: activity.place,
    placeName: activity.placeName,
    address: activity.address,
    url: activity.url,
    organiserName: activity.organiserName,
    organiserKind: activity.organiserKind,
    priceKind: activity.priceKind,
    access: activity.access,
    capacity: activity.capacity,
    photos: [],
    showName: false,
    ...over,
  };
  return { ...ASKED, id: anIdentifier(41), kind: "propose-activity", payload };
}

export function aJoining(activityId: string, on = true): CommandOf<"join-activity"> {
  return { ...ASKED, id: anIdentifier(42), kind: "join-activity", payload: { activityId, on }, basedOn: 1 };
}
