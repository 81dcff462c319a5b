import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { forgetCityRecord, writeCityRecord } from "../../../src/app/city/city-record.ts";
import { outlineIn, REMEMBERED_CHARS_MAX } from "../../../src/app/city/outline-record.ts";
import { keepOutlineAhead } from "../../../src/app/router/outline-ahead.ts";
import { contourRowId } from "../../../src/data/contours/contour-row-id.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { parseOutline } from "../../../src/domain/place/outline.ts";
import { aCity } from "../../examples/a-city.ts";
import { NOW } from "../../examples/identifiers.ts";
import { openDatabases, rowOf } from "../../features/open-databases.ts";

const city = aCity();
const outline = () => outlineIn(localStorage).read();

function contourRow(rev: number, contour: string) {
  const doc = { cityId: city.id, contour, rev, updatedAt: NOW, schemaVersion: 1 } as const;
  return { ...rowOf("contours", doc), id: contourRowId(city.id) };
}

/** A device on which Betton is looked at. */
async function keep({ lives = city.id }: { readonly lives?: CityId } = {}) {
  writeCityRecord(localStorage, { cityId: lives, pendingCityId: null, provisional: null });
  const { replica } = await openDatabases({ city, actor: undefined, heard: true });
  onTestFinished(keepOutlineAhead({ replica }, city.id));
  const comes = (rev: number, contour: string) => replica.contours.upsert(contourRow(rev, contour));
  return { replica, comes };
}

/** After whoever began to look before. */
function untilHeard(replica: Replica, rev: number): Promise<unknown> {
  return new Promise((resolve) => {
    const subscription = replica.contours
      .find()
      .$.subscribe((rows) => rows.some((row) => row.rev === rev) && resolve(rev));
    onTestFinished(() => subscription.unsubscribe());
  });
}

/** A coast that no map of a commune could leave out. */
function jagged(points: number): string {
  const around = Array.from({ length: points }, (_, index) => {
    const [angle, reach] = [(2 * Math.PI * index) / points, index % 2 === 0 ? 1 : 2];
    return [reach * Math.cos(angle), 48 + reach * Math.sin(angle)];
  });
  return JSON.stringify({ type: "Polygon", coordinates: [[...around, around[0]]] });
}

afterEach(() => localStorage.clear());

describe("the outline of a person's commune", () => {
  it("is kept for the next start when it has come, and anew when it is another one [CITY-49]", async () => {
    const { comes } = await keep();
    await comes(1, city.contour);
    await expect.poll(outline).toMatchObject({ id: city.id, rev: 1 });
    expect(parseOutline(outline()?.contour ?? "")).toEqual(parseOutline(city.contour));
    await comes(2, jagged(8));
    await expect.poll(outline).toMatchObject({ id: city.id, rev: 2 });
  });

  it("is remembered as none where it is too long to be read before the first paint [CITY-49]", async () => {
    const { comes } = await keep();
    await comes(1, city.contour);
    await expect.poll(outline).toBeDefined();
    const long = jagged(4_000);
    expect(long.length).toBeGreaterThan(REMEMBERED_CHARS_MAX);
    await comes(2, long);
    await expect.poll(outline).toEqual({ id: city.id, rev: 2, contour: "" });
  });

  it("is forgotten with the choice, also where it comes later [CITY-49, P8]", async () => {
    const { replica, comes } = await keep();
    await comes(1, city.contour);
    await expect.poll(outline).toMatchObject({ rev: 1 });
    forgetCityRecord(localStorage);
    const heard = untilHeard(replica, 2);
    await comes(2, jagged(8));
    await heard;
    expect(outline()).toBeUndefined();
  });

  it("is left as it is by a commune that is only looked at [CITY-49]", async () => {
    const own = { id: "29019", rev: 1, contour: city.contour };
    outlineIn(localStorage).write(own);
    const { replica, comes } = await keep({ lives: "29019" });
    const heard = untilHeard(replica, 1);
    await comes(1, city.contour);
    await heard;
    expect(outline()).toEqual(own);
  });
});
