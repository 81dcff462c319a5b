import type { CategoryId, SubcategoryId } from "../anomaly/categories.ts";
import type { AnomalyStatus } from "../anomaly/statuses.ts";
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

/** Spreadsheets take these for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

const BYTE_ORDER_MARK = "\uFEFF";

/** A table for spreadsheets set to French: semicolons, lines ended as RFC 4180 has them. */
export function csvOf(reports: readonly PublicReport[], words: FileWords): string {
  const lines = reports.map((report) => [
    cell(report.number),
    cell(words.status(report.status)),
    cell(words.category(report.categoryId)),
    cell(words.subcategory(report.categoryId, report.subcategoryId)),
    words.day(report.createdAt),
    words.day(report.updatedAt),
    String(report.meTooCount),
    String(report.lat),
    String(report.lng),
  ]);
  return `${BYTE_ORDER_MARK}${[COLUMNS, ...lines].map((line) => `${line.join(";")}\r\n`).join("")}`;
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

function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
