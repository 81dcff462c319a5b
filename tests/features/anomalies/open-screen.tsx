import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { noteVisit } from "../../../src/data/device/city-visit.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { DataProvider, type DataContext } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { ListAnomalies } from "../../../src/features/anomalies/list/list-anomalies.tsx";
import { ListAnomaly } from "../../../src/features/anomalies/list/list-anomaly.tsx";
import { MapAnomalies } from "../../../src/features/anomalies/map/map-anomalies.tsx";
import { NewAnomaly } from "../../../src/features/anomalies/report/new-anomaly.tsx";
import { aCity } from "../../examples/a-city.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, type Databases } from "../open-databases.ts";

interface Opening {
  /** Below /city/35024. */
  readonly at: string;
  readonly anomalies?: readonly Anomaly[];
  /** What its moderators hold of what is not public. */
  readonly moderated?: readonly Anomaly[];
  readonly city?: City;
  readonly actor?: Partial<Actor>;
  /** False: the city was never heard on this device. */
  readonly heard?: boolean;
  readonly membership?: Membership;
  /** They live in another commune. */
  readonly visiting?: boolean;
  /** When the person was there last. */
  readonly lastVisit?: Instant;
  /** What the device kept from an earlier page. */
  readonly before?: (device: DeviceDatabase) => Promise<void>;
}

/** A screen over the two real databases of a person who never was here before. */
export async function openScreen({
  at,
  anomalies = [],
  city = aCity(),
  actor,
  heard = true,
  membership,
  moderated,
  lastVisit,
  before,
  visiting = false,
}: Opening): Promise<Databases> {
  const opened = await openDatabases({ city, anomalies, actor, heard, membership, moderated });
  if (lastVisit !== undefined) await noteVisit(opened.device, city.id, lastVisit);
  await before?.(opened.device);
  await show({ ...opened, visiting }, `/city/${city.id}${at}`);
  return opened;
}

function show(data: DataContext, path: string) {
  return renderFramed(
    <DataProvider value={data}>
      <main style={{ display: "flex", flexDirection: "column", minHeight: 700, position: "relative" }}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={ROUTES.MapAnomalies} element={<MapAnomalies />} />
            <Route path={ROUTES.MapAnomaly} element={<MapAnomalies />} />
            <Route path={ROUTES.MapNewAnomaly} element={<NewAnomaly />} />
            <Route path={ROUTES.ListAnomalies} element={<ListAnomalies />} />
            <Route path={ROUTES.ListAnomaly} element={<ListAnomaly />} />
          </Routes>
        </Suspense>
      </main>
    </DataProvider>,
    path,
  );
}
