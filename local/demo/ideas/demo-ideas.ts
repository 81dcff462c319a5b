import { identifierOf } from "../../../src/domain/basics/identifier.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { Idea, IdeaStatus, IdeaStep } from "../../../src/domain/idea/idea.ts";
import { supportThresholdOf } from "../../../src/domain/idea/support-threshold.ts";
import { addressesOf } from "../../communes/addresses.ts";
import type { Site } from "../../communes/atlas.ts";
import { chanceOf, type Chance } from "../../communes/chance.ts";
import { placeOfDoor, writtenAddress } from "../door-place.ts";
import { nextOfficeHour } from "../office-hours.ts";
import { RESIDENTS, type Resident } from "../residents.ts";
import { forWhomOf, IDEA_ANSWERS, IDEA_WAYS } from "./answers.ts";
import type { IdeaText } from "./idea-text.ts";
import { STREETS_AND_NATURE } from "./streets-and-nature.ts";
import { TOGETHER } from "./together.ts";
import { TOWN_LIFE } from "./town-life.ts";

const TEXTS = [...STREETS_AND_NATURE, ...TOGETHER, ...TOWN_LIFE];
const STEP_DAYS = 9;
const WHOLE_COMMUNE_SHARE = 0.35;
const TOWN_HALL = { byKind: "moderator", byName: "Services techniques" } as const;

/** In turn, where they have come: most still gather supports. */
const STATUSES = [
  "open",
  "open",
  "review",
  "open",
  "accepted",
  "open",
  "declined",
  "open",
  "done",
  "doing",
  "retired",
] as const satisfies readonly IdeaStatus[];

/** Ideas of the last year, oldest first: the same ones for the same day. They get their numbers from `withNumbers`. */
export function demoIdeas(site: Site, today: Instant): readonly Idea[] {
  const ideas = TEXTS.map((text, index) => oneIdea(site, text, index, today));
  return ideas.toSorted((a, b) => a.createdAt - b.createdAt);
}

function oneIdea(site: Site, text: IdeaText, index: number, today: Instant): Idea {
  const chance = chanceOf(`idea ${index} of ${site.commune.code}`);
  const [categoryId, title, finding, proposal] = text;
  const way = IDEA_WAYS[STATUSES[index % STATUSES.length] ?? "open"];
  const createdAt = createdAtOf(way.length, today, chance);
  const resident = chance.pick(RESIDENTS);
  const history = historyOf(way, { createdAt, resident, today }, chance);
  const last = history.at(-1);
  const supportsCount = supportsOf(last?.status ?? "open", site, chance);
  return {
    id: identifierOf(
      createdAt,
      Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
    ),
    cityId: site.commune.code,
    number: "",
    rev: history.length + supportsCount,
    schemaVersion: 1,
    status: last?.status ?? "open",
    visibility: "public",
    categoryId,
    title,
    finding,
    proposal,
    forWhom: chance.pick(forWhomOf(categoryId)),
    ...whereOf(site, chance),
    photos: [],
    authorId: resident.uid,
    authorKind: "resident",
    authorName: resident.displayName,
    history,
    supportsCount,
    followersCount: 1 + Math.floor(supportsCount / 4),
    performedAt: createdAt - 12_000,
    createdAt,
    updatedAt: last?.at ?? createdAt,
  };
}

/** What the town hall answered is older than what it has not come to. */
function createdAtOf(steps: number, today: Instant, chance: Chance): Instant {
  const days = steps * (STEP_DAYS + 4) + 2 + Math.floor((steps === 0 ? 90 : 220) * chance.next() ** 1.5);
  return today - days * DAY_MS + chance.between(7, 19) * HOUR_MS;
}

interface Written {
  readonly createdAt: Instant;
  readonly resident: Resident;
  readonly today: Instant;
}

function historyOf(
  way: readonly IdeaStatus[],
  { createdAt, resident, today }: Written,
  chance: Chance,
): readonly IdeaStep[] {
  const history: IdeaStep[] = [
    { at: createdAt, status: "open", reason: "", byKind: "resident", byName: resident.displayName },
  ];
  let at = createdAt;
  for (const status of way) {
    at = nextOfficeHour(at + chance.between(3, STEP_DAYS) * DAY_MS);
    if (at > today) break;
    const reason = chance.pick(IDEA_ANSWERS[status]);
    const author = { byKind: "resident", byName: resident.displayName } as const;
    history.push({ at, status, reason, ...(status === "retired" ? author : TOWN_HALL) });
  }
  return history;
}

/** What the commune took up had its supports; of the others some are near, and some have reached it. */
function supportsOf(status: IdeaStatus, { commune }: Site, chance: Chance): number {
  const threshold = supportThresholdOf({ population: commune.population });
  if (status === "retired") return chance.between(0, 9);
  if (status !== "open") return threshold + chance.between(0, 40);
  return Math.floor((threshold + 6) * chance.next() ** 1.6);
}

function whereOf(site: Site, chance: Chance): Pick<Idea, "place" | "address"> {
  if (chance.next() < WHOLE_COMMUNE_SHARE) return { place: null, address: "" };
  const door = chance.pick(addressesOf(site));
  return { place: placeOfDoor(door, chance), address: writtenAddress(site, door) };
}
