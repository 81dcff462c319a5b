import { perCollection } from "../../src/domain/command/subject.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import { emptyMembership, type Membership } from "../../src/domain/account/membership.ts";
import { NOW } from "./identifiers.ts";

const NOBODY: Actor = {
  uid: "",
  isGuest: false,
  isConfirmed: true,
  isAdmin: false,
  moderatorOfCities: [],
  displayName: "",
  isDisabled: false,
};

export function aGuest(over: Partial<Actor> = {}): Actor {
  return { ...NOBODY, uid: "guest-noemie", isGuest: true, isConfirmed: false, ...over };
}

export function aResident(over: Partial<Actor> = {}): Actor {
  return { ...NOBODY, uid: "resident-yann", displayName: "Yann Le Goff", ...over };
}

export function aModerator(over: Partial<Actor> = {}): Actor {
  return {
    ...NOBODY,
    uid: "moderator-solene",
    displayName: "Solène Rault",
    moderatorOfCities: ["35024"],
    ...over,
  };
}

export function anAdmin(over: Partial<Actor> = {}): Actor {
  return { ...NOBODY, uid: "admin-karim", displayName: "Karim Benali", isAdmin: true, ...over };
}

/** What somebody keeps of Betton who has reported often enough to be trusted. */
export function aMembership(over: Partial<Membership> = {}): Membership {
  return {
    ...emptyMembership("35024", NOW),
    cityName: "Betton",
    contributions: perCollection(() => 7),
    approved: perCollection(() => 7),
    rev: 1,
    ...over,
  };
}
