import { describe, expect, it } from "vitest";
import { CITY_ROWS } from "../../src/data/cities/city-rows.ts";
import { MEMBERSHIP_ROWS } from "../../src/data/memberships/membership-rows.ts";
import { RECEIPT_ROWS } from "../../src/data/receipts/receipt-rows.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand } from "../examples/a-command.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aReport } from "../examples/a-report.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

/** Longer than any limit of today, as if an earlier version had allowed it. */
const LONG = "Trottoir défoncé devant l’école ".repeat(200).trim();
const PHOTO = { id: anIdentifier(7), alt: LONG, state: "stored", thumb: "" } as const;
const HOME = { id: anIdentifier(8), label: LONG, place: placeOf(48.18, -1.64), radiusM: 500 } as const;

const ANOMALY = anAnomaly({
  title: LONG,
  description: LONG,
  address: LONG,
  locationHint: LONG,
  partner: LONG,
  authorName: LONG,
  photos: Array.from({ length: 9 }, () => PHOTO),
  history: Array.from({ length: 90 }, () => ({
    at: NOW,
    status: "new" as const,
    reason: LONG,
    byKind: "resident" as const,
    byName: LONG,
  })),
});

const RECEIPT = {
  commandId: ANOMALY.id,
  kind: "report-anomaly",
  cityId: "35024",
  subject: { collection: "anomalies", id: ANOMALY.id },
  outcome: { commandId: ANOMALY.id, state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW },
  content: ANOMALY,
  day: "2026-11-20",
  rev: 1,
  updatedAt: NOW,
  schemaVersion: 1,
};

describe("what was written under wider limits", () => {
  it("is read as it was, by the server and by devices [DOC-1]", () => {
    expect(parseAnomaly(ANOMALY)).toEqual({ ok: true, value: ANOMALY });
    const city = aCity({ message: LONG, charter: LONG });
    expect(CITY_ROWS.parse(city)).toEqual({ ok: true, value: city });
    const membership = { ...emptyMembership("35024", NOW), places: Array.from({ length: 9 }, () => HOME) };
    expect(MEMBERSHIP_ROWS.parse(membership)).toMatchObject({
      ok: true,
      value: { places: membership.places },
    });
    expect(RECEIPT_ROWS.parse(RECEIPT)).toMatchObject({ ok: true, value: { content: ANOMALY } });
  });

  it("is still refused when somebody sends it today [DOC-1]", () => {
    const sent = aCommand({ payload: aReport({ description: LONG }) });
    expect(parseCommand(sent).ok).toBe(false);
  });
});
