import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { QueueRoute } from "../../src/app/router/queue-route.tsx";
import { AppFrame } from "../../src/app/shell/app-frame.tsx";
import { CITY_ROWS } from "../../src/data/cities/city-rows.ts";
import { DataProvider, type DataContext } from "../../src/data/data-context.ts";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { ListAnomalies } from "../../src/features/anomalies/list/list-anomalies.tsx";
import { MapAnomalies } from "../../src/features/anomalies/map/map-anomalies.tsx";
import { aCity } from "../../tests/examples/a-city.ts";
import { BENCH_CITY } from "../documents.ts";

export type ScreenName = "ListAnomalies" | "MapAnomalies" | "Threads";

/** What is asked of it: of what moderators look through, all that is open. */
const QUERIES: Partial<Record<ScreenName, string>> = { Threads: "?queue=open" };

export async function bringCity(replica: Replica): Promise<void> {
  const city = aCity({ id: BENCH_CITY });
  const columns = CITY_ROWS.columnsOf(city);
  const rank = rankOf(columns.updatedAt);
  await replica.cities.upsert({ id: city.id, ...columns, rank, epoch: "bench", doc: city });
}

/** One of the app's own screens, over these databases. */
export function drawScreen(screen: ScreenName, data: DataContext): void {
  createRoot(wholePage()).render(
    <MemoryRouter initialEntries={[`${pathOf(screen, { cityId: BENCH_CITY })}${QUERIES[screen] ?? ""}`]}>
      <AppFrame>
        <DataProvider value={data}>
          <Routes>
            <Route path={ROUTES.ListAnomalies} element={<ListAnomalies />} />
            <Route path={ROUTES.Threads} element={<QueueRoute />} />
            <Route path={ROUTES.MapAnomalies} element={<MapAnomalies />} />
          </Routes>
        </DataProvider>
      </AppFrame>
    </MemoryRouter>,
  );
}

export function wholePage(): HTMLElement {
  const root = document.body.appendChild(document.createElement("main"));
  root.style.cssText = "display: flex; flex-direction: column; height: 100vh; position: relative";
  return root;
}
