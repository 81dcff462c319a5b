import type { CategoryId, SubcategoryId } from "../anomaly/categories.ts";
import type { AnomalyStatus } from "../anomaly/statuses.ts";
import { csvTable } from "../basics/csv.ts";
import type { Instant } from "../basics/instant.ts";
import type { PublicReport } from "./public-reports.ts";

export interface FileWords {
  readonly status: (status: AnomalyStatus) => string;
  readonly category: (id: CategoryId) => string;
  readonly subcategory: (id: CategoryId, subcategoryId: SubcategoryId) => string;
  /** A day as "2026-03-12". */
  readonly day: (at: Instant) => string;
}

const COLUMNS = [
  "numero",
  "etat",
  "categorie",
  "sous_categorie",
  "signale_le",
  "modifie_le",
  "constats",
  "latitude",
  "longitude",
] as const;

/** A table for spreadsheets. */
export function csvOf(reports: readonly PublicReport[], words: FileWords): string {
  const lines = reports.map((report) => [
    report.number,
    words.status(report.status),
    words.category(report.categoryId),
    words.subcategory(report.categoryId, report.subcategoryId),
    words.day(report.createdAt),
    words.day(report.updatedAt),
    report.meTooCount,
    report.lat,
    report.lng,
  ]);
  return csvTable([COLUMNS, ...lines]);
}

/** A FeatureCollection (RFC 7946): longitude first. */
export function geoJsonOf(reports: readonly PublicReport[], words: FileWords): string {
  const features = reports.map(({ lat, lng, createdAt, updatedAt, subcategoryId, ...properties }) => ({
    type: "Feature",
    id: properties.number,
    geometry: { type: "Point", coordinates: [lng, lat] },
    properties: {
      ...properties,
      category: words.category(properties.categoryId),
      subcategory: words.subcategory(properties.categoryId, subcategoryId),
      statusLabel: words.status(properties.status),
      createdOn: words.day(createdAt),
      updatedOn: words.day(updatedAt),
    },
  }));
  return JSON.stringify({ type: "FeatureCollection", features }, null, 1);
}
