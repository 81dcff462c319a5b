import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import type { Idea } from "../../src/domain/idea/idea.ts";
import type { IdeaPayload } from "../../src/domain/idea/publish-idea.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

const PUBLISHED = NOW - DAY_MS;

export function anIdea(over: Partial<Idea> = {}): Idea {
  return {
    id: anIdentifier(301),
    cityId: "35024",
    number: "2026-0207",
    rev: 1,
    schemaVersion: 1,
    status: "open",
    visibility: "public",
    categoryId: "nature",
    title: "Des arbres sur la place de la mairie",
    finding: "L’été, la place est en plein soleil et personne ne s’y arrête.",
    proposal: "Planter huit tilleuls et poser quatre bancs à leur ombre.",
    forWhom: "Les passants, les parents qui attendent, le marché du dimanche.",
    place: placeOf(48.1825, -1.6436),
    address: "Place Charles de Gaulle, 35830 Betton",
    photos: [],
    authorId: "resident-maelle",
    authorKind: "resident",
    authorName: "",
    history: [{ at: PUBLISHED, status: "open", reason: "", byKind: "resident", byName: "" }],
    supportsCount: 0,
    followersCount: 1,
    performedAt: PUBLISHED,
    createdAt: PUBLISHED,
    updatedAt: PUBLISHED,
    ...over,
  };
}

export function anIdeaPayload(over: Partial<IdeaPayload> = {}): IdeaPayload {
  const { categoryId, title, finding, proposal, forWhom, place, address } = anIdea();
  return {
    categoryId,
    title,
    finding,
    proposal,
    forWhom,
    place,
    address,
    photos: [],
    showName: false,
    ...over,
  };
}

const ASKED = { cityId: "35024", basedOn: null, dependsOn: null, performedAt: NOW } as const;

export function aPublishedIdea(payload: Partial<IdeaPayload> = {}): CommandOf<"publish-idea"> {
  return { ...ASKED, id: anIdentifier(31), kind: "publish-idea", payload: anIdeaPayload(payload) };
}

export function aGuestSupport(ideaId: string, on = true): CommandOf<"support-idea-as-guest"> {
  return {
    ...ASKED,
    id: anIdentifier(37),
    kind: "support-idea-as-guest",
    payload: { ideaId, on },
    basedOn: 1,
  };
}

export function aSupport(ideaId: string, on = true): CommandOf<"support-idea"> {
  return { ...ASKED, id: anIdentifier(32), kind: "support-idea", payload: { ideaId, on }, basedOn: 1 };
}
