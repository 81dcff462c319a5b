import type { Subcategory } from "../../src/domain/anomaly/categories.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Flag, Visibility } from "../../src/domain/content/content.ts";
import type { AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { FLAGS_HIDE } from "../../src/domain/limits/limits.ts";
import { addressesOf, type Address } from "../communes/addresses.ts";
import type { Site } from "../communes/atlas.ts";
import { chanceOf, type Chance } from "../communes/chance.ts";
import { PARTNERS } from "./reasons.ts";
import { RESIDENTS, type Resident } from "./residents.ts";
import { statusHistory } from "./status-history.ts";
import { reportText } from "./report-text.ts";
import { drawStatus, drawSubcategory } from "./shares.ts";
import { whereabouts } from "./whereabouts.ts";

const PERIOD_DAYS = 548;
/** Before work, at noon, and on the way home most of all (UTC). */
const HOURS_OF_DAY = [6, 7, 7, 8, 9, 10, 11, 11, 12, 13, 15, 16, 16, 16, 17, 17, 17, 18, 19] as const;
/** Counted back from the newest report: no commune of the demo checks anybody first, what waits was flagged by neighbours. */
const NON_PUBLIC: Readonly<Record<number, Visibility>> = {
  4: "pending",
  11: "pending",
  73: "hidden",
  140: "hidden",
};

export interface DemoOptions {
  readonly count: number;
  /** The midnight everything is told back from. */
  readonly today: Instant;
  /** Somebody of the town hall uses Parvis. */
  readonly isAnswered: boolean;
}

/** Reports of eighteen months, oldest first: the same ones for the same day, whatever the machine. No photos yet. */
export function demoAnomalies(site: Site, { count, today, isAnswered }: DemoOptions): readonly Anomaly[] {
  const doors = addressesOf(site);
  const moments = Array.from({ length: count }, (_, index) => createdAtOf(index, count, today)).toSorted(
    (a, b) => a - b,
  );
  const anomalies: Anomaly[] = [];
  const originals = new Map<string, Anomaly>();
  const numbers = new Map<number, number>();
  moments.forEach((createdAt, index) => {
    const chance = chanceOf(`report ${index} of ${site.commune.code}`);
    const year = new Date(createdAt).getUTCFullYear();
    const order = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, order);
    const number = `${year}-${String(order).padStart(4, "0")}`;
    const fromNewest = count - index;
    const door = chance.pick(doors);
    const anomaly = oneAnomaly({
      site,
      index,
      fromNewest,
      chance,
      createdAt,
      today,
      isAnswered,
      number,
      door,
      originals,
    });
    anomalies.push(anomaly);
    if (anomaly.duplicateOf === null && anomaly.visibility === "public")
      originals.set(anomaly.subcategoryId, anomaly);
  });
  return anomalies;
}

interface OneAnomaly {
  readonly site: Site;
  readonly index: number;
  readonly fromNewest: number;
  readonly chance: Chance;
  readonly createdAt: Instant;
  readonly today: Instant;
  readonly isAnswered: boolean;
  readonly number: string;
  readonly door: Address;
  /** The newest public report of each sub-category so far: what a duplicate repeats. */
  readonly originals: ReadonlyMap<string, Anomaly>;
}

function oneAnomaly(report: OneAnomaly): Anomaly {
  const { site, index, fromNewest, chance, createdAt, number, door, originals } = report;
  const { category, subcategory } = drawSubcategory(index, chance);
  const visibility = visibilityOf(fromNewest, subcategory);
  const original = visibility === "public" ? originals.get(subcategory.id) : undefined;
  const drawn = drawStatus(createdAt, report.today, report.isAnswered, chance);
  const resident = chance.pick(RESIDENTS);
  const what = { categoryId: category.id, subcategoryId: subcategory.id };
  const life = lifeOf(visibility === "pending" ? "new" : statusFor(drawn, original), what, resident, report);
  const duplicate = life.status === "duplicate" ? original : undefined;
  return {
    id: identifierOf(
      createdAt,
      Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
    ),
    cityId: site.commune.code,
    number,
    schemaVersion: 1,
    visibility,
    ...what,
    ...reportText(category, subcategory, door, chance),
    ...whereabouts(site, door, duplicate, chance),
    photos: [],
    danger: chance.pick(["genant", "genant", "genant", "genant", "tres_genant", "tres_genant", "dangereux"]),
    observedAt: createdAt - chance.between(5, 300) * MINUTE_MS,
    ...authorOf(resident),
    ...life,
    ...(visibility === "pending" ? heldBack(life, report) : {}),
    duplicateOf: duplicate?.id ?? null,
    ...countsOf(life.status, chance),
    performedAt: createdAt - chance.between(1, 50) * 1_000,
    createdAt,
  };
}

type Life = Pick<
  Anomaly,
  "rev" | "status" | "previousStatus" | "history" | "partner" | "plannedFor" | "updatedAt"
>;

/** What the town hall and others did with it since. */
function lifeOf(
  towards: AnomalyStatus,
  what: Pick<Anomaly, "categoryId" | "subcategoryId">,
  resident: Resident,
  { chance, createdAt, today, isAnswered }: OneAnomaly,
): Life {
  const author = { byKind: "resident", byName: resident.displayName } as const;
  const history = statusHistory(
    { status: towards, isAnswered, ...what, createdAt, until: today, author },
    chance,
  );
  const status = history.at(-1)?.status ?? "new";
  return {
    rev: history.length,
    status,
    previousStatus: history.at(-2)?.status ?? null,
    history,
    partner: history.some((step) => step.status === "forwarded") ? chance.pick(PARTNERS) : "",
    plannedFor: status === "planned" ? dayOf(today + chance.between(2, 40) * DAY_MS) : "",
    updatedAt: history.at(-1)?.at ?? createdAt,
  };
}

/** As many residents as it takes said since that there is nothing of the kind. */
function heldBack(
  { rev }: Life,
  { createdAt, today }: OneAnomaly,
): Pick<Anomaly, "rev" | "updatedAt" | "flags"> {
  const stepMs = Math.min(HOUR_MS, Math.floor((today - createdAt) / (FLAGS_HIDE + 1)));
  const flags = Array.from({ length: FLAGS_HIDE }, (_, order): Flag => {
    return { code: "false", text: "", at: createdAt + (order + 1) * stepMs, byKind: "resident" };
  });
  return { flags, rev: rev + flags.length, updatedAt: flags.at(-1)?.at ?? createdAt };
}

/** A duplicate without an original cannot be. */
function statusFor(drawn: AnomalyStatus, original: Anomaly | undefined): AnomalyStatus {
  return drawn === "duplicate" && original === undefined ? "ack" : drawn;
}

/** Reports come a little faster as the months go; none at night. */
function createdAtOf(index: number, count: number, today: Instant): Instant {
  const chance = chanceOf(`moment ${index} of ${count}`);
  const share = ((index + chance.next()) / count) ** 0.62;
  const day = Math.min(PERIOD_DAYS - 1, Math.floor(share * PERIOD_DAYS));
  const hour = chance.pick(HOURS_OF_DAY);
  return today - (PERIOD_DAYS - day) * DAY_MS + hour * HOUR_MS + chance.between(0, 59) * MINUTE_MS;
}

function visibilityOf(fromNewest: number, subcategory: Subcategory): Visibility {
  return subcategory.onlyTownHall === true ? "private" : (NON_PUBLIC[fromNewest] ?? "public");
}

function authorOf({ uid, displayName }: Resident): Pick<Anomaly, "authorId" | "authorKind" | "authorName"> {
  return { authorId: uid, authorKind: "resident", authorName: displayName };
}

function countsOf(
  status: AnomalyStatus,
  chance: Chance,
): Pick<Anomaly, "meTooCount" | "followersCount" | "commentsCount"> {
  const interest = status === "withdrawn" ? 0 : Math.floor(12 * chance.next() ** 3);
  return { meTooCount: interest, followersCount: 1 + Math.floor(interest * chance.next()), commentsCount: 0 };
}

function dayOf(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10);
}
