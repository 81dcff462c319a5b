import { useEffect, useState } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { utf8BytesOf } from "../../domain/basics/utf8-bytes.ts";
import { contourRowId } from "../contours/contour-row-id.ts";
import { contentsOf } from "../contents/contents-of.ts";
import { useData } from "../data-context.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { Replica } from "./open-replica.ts";

export interface CitySize {
  readonly reports: number;
  /** Of the documents as text and of the photos; the browser's own upkeep is not counted. */
  readonly bytes: number;
}

export async function citySizeOf(
  replica: Replica,
  device: DeviceDatabase,
  cityId: CityId,
): Promise<CitySize> {
  const contents = await contentsOf(replica, { cityId });
  const city = await replica.cities.findOne(cityId).exec();
  const contour = await replica.contours.findOne(contourRowId(cityId)).exec();
  const documents = [...contents, city, contour].map((row) => utf8BytesOf(JSON.stringify(row?.doc ?? "")));
  const photos = await device.photos.filter((photo) => photo.cityId === cityId).toArray();
  const bytes = [...documents, ...photos.map((photo) => photo.bytes)].reduce((sum, each) => sum + each, 0);
  return { reports: contents.filter(({ collection }) => collection.name === "anomalies").length, bytes };
}

/** Counted once when asked for. `undefined` until known, `null` when it could not be read. */
export function useCitySize(cityId: CityId): CitySize | null | undefined {
  const { replica, device } = useData();
  const [size, setSize] = useState<CitySize | null>();
  useEffect(() => {
    if (replica === undefined || device === undefined) return undefined;
    let isOver = false;
    citySizeOf(replica, device, cityId).then(
      (counted) => isOver || setSize(counted),
      // A replica that closes under the reading: the next one is counted anew.
      () => isOver || setSize(null),
    );
    return () => {
      isOver = true;
    };
  }, [replica, device, cityId]);
  return size;
}
