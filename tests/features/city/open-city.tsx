import { Route, Routes } from "react-router-dom";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { SettingRow } from "../../../src/data/device/rows.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { City, CityId } from "../../../src/domain/city/city.ts";
import type { RemoteStatistics } from "../../../src/domain/statistics/parse-statistics.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import type { LogLine } from "../../../src/domain/moderation/log-question.ts";
import type { ReadLog } from "../../../src/features/city/moderators/log/moderation-log.tsx";
import { err, ok } from "../../../src/domain/basics/result.ts";
import { CityDetailsRoute } from "../../../src/app/router/city-details-route.tsx";
import { CitySettingsPage } from "../../../src/features/city/city-settings.tsx";
import { aCity } from "../../examples/a-city.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, type Databases } from "../open-databases.ts";

interface Opening {
  readonly at: "details" | `details?periode=${string}` | "settings" | `settings?onglet=${string}`;
  readonly city?: City;
  readonly anomalies?: readonly Anomaly[];
  readonly actor?: Partial<Actor>;
  readonly heard?: boolean;
  readonly statistics?: RemoteStatistics;
  /** The commune of the address, when it is not the one of the device. */
  readonly askedCityId?: CityId;
  /** What the device kept from an earlier visit. */
  readonly kept?: SettingRow;
  /** The log of the commune, in pages; the service does not answer where there is none. */
  readonly log?: readonly (readonly LogLine[])[];
  readonly onForget?: (cityId: CityId) => Promise<boolean>;
}

function logOf(pages: NonNullable<Opening["log"]>): ReadLog {
  return (_, after) => {
    const place = after === null ? 0 : Number(after.value);
    const items = pages[place];
    if (items === undefined) return Promise.resolve(err("offline"));
    const next = place + 1 === pages.length ? null : { value: String(place + 1), id: "" };
    return Promise.resolve(ok({ items, next }));
  };
}

/** A page of a commune over the two real databases of a person. */
export async function openCity({
  at,
  city = aCity(),
  anomalies = [],
  actor,
  heard = true,
  statistics,
  askedCityId = city.id,
  kept,
  log = [],
  onForget = () => Promise.resolve(true),
}: Opening): Promise<Databases> {
  const data = await openDatabases({ city, anomalies, actor, heard, statistics });
  if (kept !== undefined) await data.device.settings.put(kept);
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <Routes>
          <Route path={ROUTES.CityDetails} element={<CityDetailsRoute />} />
          <Route
            path={ROUTES.CitySettings}
            element={<CitySettingsPage onForget={onForget} readLog={logOf(log)} />}
          />
        </Routes>
      </main>
    </DataProvider>,
    `/city/${askedCityId}/${at}`,
  );
  return data;
}
