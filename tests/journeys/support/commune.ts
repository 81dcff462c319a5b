import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { inRoot } from "../../../local/paths.ts";
import { writeCityRecord, type CityRecord } from "../../../src/app/city/city-record.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { parseCommuneIndex } from "../../../src/remote/communes/commune-entry.ts";

export interface Commune {
  readonly id: CityId;
  readonly name: string;
  readonly map: string;
  readonly list: string;
  readonly newReport: string;
}

/** The one with demo data: for journeys that read what others have reported. */
export const BETTON = commune("35024", "Betton");
export const RENNES = commune("35238", "Rennes");
/** Stays without any report. */
export const SAINT_MALO = commune("35288", "Saint-Malo");

const SPOKEN_FOR = [BETTON, RENNES, SAINT_MALO].map(({ id }) => id);
const INDEX = "public/data/communes.tsv";
const DEPARTMENTS = ["Côtes-d'Armor", "Finistère", "Ille-et-Vilaine", "Morbihan"];
/** Large enough to have streets of some number. */
const POPULATION_MIN = 1_500;

/** A commune of its own for a journey: the same one for the same key, and hardly another's; another one each time that it is repeated. */
export function communeOf(key: string, repeated = 0): Commune {
  const large = parseCommuneIndex(readFileSync(inRoot(INDEX), "utf8")).filter(
    ({ code, department, place, population }) =>
      !SPOKEN_FOR.includes(code) &&
      place !== null &&
      DEPARTMENTS.includes(department) &&
      (population ?? 0) >= POPULATION_MIN,
  );
  const found = large[(hashOf(key) + repeated) % large.length];
  if (found === undefined) throw new Error("The index has no commune for a journey.");
  return commune(found.code, found.name);
}

/** How long the app gives a line that stays silent before it makes a new one, and then some. */
export const OPENED_MS_MAX = 45_000;

/**
 * On the map of a commune at once, as somebody who chose it and has read the first words. For journeys whose subject is not
 * the choice: the device remembers it, and the app reads or creates the city and tells the server, as after a choice.
 * Ends when it has.
 */
export async function arriveIn(page: Page, commune: Commune, origin = ""): Promise<void> {
  const { id, map } = commune;
  await rememberCommune(page, commune, origin);
  const asked = untilServerIsAsked(page);
  await page.goto(`${origin}${map}`);
  const told = page.waitForFunction(
    (record) => localStorage.getItem("parvis.city") === record,
    cityRecord({ cityId: id, pendingCityId: null, provisional: null }),
    { timeout: OPENED_MS_MAX },
  );
  await Promise.race([asked, told]);
}

/** What the device remembers of such a choice, before the app runs. */
export async function rememberCommune(page: Page, { id }: Commune, origin = ""): Promise<void> {
  // A file of the same origin that runs nothing of the app.
  await page.goto(`${origin}/icons/parvis.svg`);
  await page.evaluate(
    (chosen) => {
      localStorage.setItem("parvis.city", chosen);
      localStorage.setItem("parvis.welcomed", "1");
    },
    cityRecord({ cityId: id, pendingCityId: id, provisional: null }),
  );
}

/** The app has the city when it tells the server; where the server does not take it, it is told at the next start. */
function untilServerIsAsked(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const look = (request: Request): void => {
      if (request.url().includes("users-updateUserCity")) resolve();
    };
    page.on("requestfinished", look);
    page.on("requestfailed", look);
  });
}

/** As the app writes it. */
function cityRecord(record: CityRecord): string {
  return asWritten((storage) => writeCityRecord(storage, record));
}

function asWritten(write: (storage: Storage) => unknown): string {
  let written = "";
  const storage = { setItem: (_: string, value: string) => void (written = value) };
  write(storage as unknown as Storage);
  return written;
}

export function commune(id: CityId, name: string): Commune {
  return {
    id,
    name,
    map: pathOf("MapAnomalies", { cityId: id }),
    list: pathOf("ListAnomalies", { cityId: id }),
    newReport: pathOf("MapNewAnomaly", { cityId: id }),
  };
}

function hashOf(key: string): number {
  return createHash("sha256").update(key).digest().readUInt32BE();
}
