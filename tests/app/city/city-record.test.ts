import { describe, expect, it } from "vitest";
import {
  forgetCityRecord,
  readCityRecord,
  rememberedCommune,
  writeCityRecord,
} from "../../../src/app/city/city-record.ts";
import { outlineIn, rememberedOutline } from "../../../src/app/city/outline-record.ts";
import { rememberOutline, rememberShownOutline } from "../../../src/app/city/remember-outline.ts";
import { rememberCommune } from "../../../src/app/city/remember-commune.ts";
import { parseOutline } from "../../../src/domain/place/outline.ts";
import { aCity } from "../../examples/a-city.ts";
import { memoryStorage } from "../memory-storage.ts";

const BETTON = {
  id: "35024",
  name: "Betton",
  population: null,
  place: { latE6: 48_181_700, lngE6: -1_643_600 },
};

function deviceOf(values: Readonly<Record<string, string>>): Storage {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
}

describe("what this device remembers of the person's city", () => {
  it("is one record, which comes back as it was written [NAV-1, CITY-19]", () => {
    const storage = memoryStorage();
    expect(readCityRecord(storage)).toBeUndefined();
    writeCityRecord(storage, { cityId: "35024", pendingCityId: "35024", provisional: BETTON });
    expect(storage).toHaveLength(1);
    expect(readCityRecord(storage)).toEqual({ cityId: "35024", pendingCityId: "35024", provisional: BETTON });
    forgetCityRecord(storage);
    expect(storage).toHaveLength(0);
  });

  it("is converted once, where the version before kept it in three places [CITY-5, CITY-19]", () => {
    const storage = deviceOf({
      "parvis.city": "35024",
      "parvis.city-untold": "35024",
      "parvis.city-provisional": JSON.stringify(BETTON),
    });
    const record = { cityId: "35024", pendingCityId: "35024", provisional: BETTON };
    expect(readCityRecord(storage)).toEqual(record);
    expect(storage).toHaveLength(1);
    expect(readCityRecord(storage)).toEqual(record);
  });

  it("loses no city to what stood for it and cannot be read [CITY-19]", () => {
    for (const broken of ["{", '{"id":"35024"}']) {
      const storage = deviceOf({ "parvis.city": "35024", "parvis.city-provisional": broken });
      expect(readCityRecord(storage)).toEqual({ cityId: "35024", pendingCityId: null, provisional: null });
    }
  });

  it("stays the last choice where what stood for another city was left behind [CITY-19]", () => {
    const storage = deviceOf({ "parvis.city": "35238", "parvis.city-provisional": JSON.stringify(BETTON) });
    expect(readCityRecord(storage)).toEqual({ cityId: "35238", pendingCityId: null, provisional: null });
  });

  it("is converted where the server knew of the city, in any spelling [NAV-1]", () => {
    for (const written of ["2A004", "2a004"]) {
      const storage = deviceOf({ "parvis.city": written });
      expect(readCityRecord(storage)).toEqual({ cityId: "2A004", pendingCityId: null, provisional: null });
      expect(readCityRecord(storage)).toEqual({ cityId: "2A004", pendingCityId: null, provisional: null });
    }
  });

  it("is nothing that this app did not write itself [NAV-1, P8]", () => {
    for (const text of ["", "{", "null", "[]", "../../etc", '{"cityId":7}', '{"cityId":"../../etc"}']) {
      expect(readCityRecord(deviceOf({ "parvis.city": text }))).toBeUndefined();
    }
  });

  it("costs a question at the next start when localStorage is full, and no work [P5]", () => {
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    });
    expect(() =>
      writeCityRecord(full, { cityId: "35024", pendingCityId: null, provisional: null }),
    ).not.toThrow();
  });
});

describe("where the person's commune lies", () => {
  const city = aCity({ id: "35024", approximate: false, mapProvider: null });

  it("is known to the next start, and goes with the choice [CITY-19, P13]", () => {
    const storage = memoryStorage();
    rememberCommune(storage, city);
    const { name, position, positionCityHall } = city;
    expect(rememberedCommune(storage, "35024")).toMatchObject({
      name,
      position,
      positionCityHall,
      approximate: false,
    });
    expect(rememberedCommune(storage, "35238")).toBeUndefined();
    forgetCityRecord(storage);
    expect(storage).toHaveLength(0);
  });

  it("has its outline beside it as it was drawn, for nothing but to draw it, and that goes with the choice too [CITY-19, CITY-49]", () => {
    const storage = memoryStorage();
    rememberCommune(storage, city);
    expect(rememberedOutline(storage, "35024")).toBeUndefined();
    rememberOutline(storage, { cityId: "35024", rev: 1, contour: city.contour });
    expect(parseOutline(rememberedOutline(storage, "35024")?.contour ?? "")).toEqual(
      parseOutline(city.contour),
    );
    expect(rememberedOutline(storage, "35238")).toBeUndefined();
    expect(rememberedCommune(storage, "35024")).toMatchObject({ contour: "", contourRev: 0 });
    forgetCityRecord(storage);
    expect(storage).toHaveLength(0);
  });

  it("has the outline that the card of the choice showed, as long as nothing better is there, and only while it is chosen [CITY-49, P8]", () => {
    const storage = memoryStorage();
    const revNow = () => outlineIn(storage).read()?.rev;
    rememberShownOutline(storage, "35024", city.contour);
    expect(revNow()).toBeUndefined();
    writeCityRecord(storage, { cityId: "35024", pendingCityId: null, provisional: null });
    rememberShownOutline(storage, "35024", city.contour);
    expect(revNow()).toBe(0);
    rememberOutline(storage, { cityId: "35024", rev: 3, contour: city.contour });
    rememberShownOutline(storage, "35024", city.contour);
    expect(revNow()).toBe(3);
  });

  it("is not remembered where its map is not the deployment's: another one would be shown [MAP-6]", () => {
    const storage = memoryStorage();
    rememberCommune(storage, city);
    rememberCommune(storage, { ...city, mapProvider: "ign-plan" });
    expect(rememberedCommune(storage, "35024")).toBeUndefined();
  });
});
