import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { MapActivities } from "../../../src/features/activities/map/map-activities.tsx";
import { NewActivity } from "../../../src/features/activities/write/new-activity.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, type Databases } from "../open-databases.ts";

export const NOW = Date.now();
const city = aCity();

/** A screen of activities over the two real databases of a person. */
export async function openActivities(
  at: string,
  activities: readonly Activity[] = [],
  actor: Partial<Actor> = {},
  heard = true,
  over: Partial<City> = {},
): Promise<Databases> {
  const opened = await openDatabases({ city: { ...city, ...over }, activities, actor, heard });
  await renderFramed(
    <DataProvider value={opened}>
      <main style={{ display: "flex", flexDirection: "column", minHeight: 700 }}>
        <Suspense fallback={null}>
          <Routes>
            <Route path={ROUTES.MapActivities} element={<MapActivities />} />
            <Route path={ROUTES.MapActivity} element={<MapActivities />} />
            <Route path={ROUTES.MapNewActivity} element={<NewActivity />} />
          </Routes>
        </Suspense>
      </main>
    </DataProvider>,
    `/city/35024/map/${at}`,
  );
  return opened;
}

export const inHours = (n: number, hours: number, over: Partial<Activity> = {}) =>
  anActivity({
    id: anIdentifier(n),
    title: `Activité n° ${n}`,
    startsAt: NOW + hours * HOUR_MS,
    endsAt: NOW + (hours + 1) * HOUR_MS,
    ...over,
  });
