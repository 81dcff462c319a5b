import { createRoot } from "react-dom/client";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { AppFrame } from "../../src/app/shell/app-frame.tsx";
import { CITY_ROWS } from "../../src/data/cities/city-rows.ts";
import { DataProvider, type DataContext } from "../../src/data/data-context.ts";
import { commitCommand } from "../../src/data/device/commit-command.ts";
import { newIdentifier } from "../../src/data/device/new-identifier.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import { openReplica, type Replica } from "../../src/data/replica/open-replica.ts";
import { watchCity } from "../../src/data/replica/watch-city.ts";
import { rankOf } from "../../src/domain/basics/instant.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { cardId } from "../../src/features/anomalies/cards/card-id.ts";
import { ListAnomalies } from "../../src/features/anomalies/list/list-anomalies.tsx";
import { MapAnomalies } from "../../src/features/anomalies/map/map-anomalies.tsx";
import { aCity } from "../../tests/examples/a-city.ts";
import { aCommand } from "../../tests/examples/a-command.ts";
import { aReport } from "../../tests/examples/a-report.ts";
import { aResident } from "../../tests/examples/accounts.ts";
import { BENCH_CITY } from "../documents.ts";
import { timed } from "./timed.ts";

export type ScreenName = "ListAnomalies" | "MapAnomalies";

/** Milliseconds from the commit of a report to the frame that shows its card, over a replica that an earlier page filled. */
export async function sendings(screen: ScreenName, documents: number, turns: number): Promise<number[]> {
  const replica = await openReplica("bench");
  const device = openDevice(`bench-${screen}`);
  await bringCity(replica);
  draw(screen, { device, replica, actor: aResident() });
  await allRead(replica, documents);
  await send(device);
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await nothingElseToDo();
    times.push(await timed(() => send(device)));
  }
  return times;
}

async function bringCity(replica: Replica): Promise<void> {
  const city = aCity({ id: BENCH_CITY });
  const columns = CITY_ROWS.columnsOf(city);
  const rank = rankOf(columns.updatedAt);
  await replica.cities.upsert({ id: city.id, ...columns, rank, epoch: "bench", doc: city });
}

function draw(screen: ScreenName, data: DataContext): void {
  const root = document.body.appendChild(document.createElement("main"));
  root.style.cssText = "display: flex; flex-direction: column; height: 100vh; position: relative";
  createRoot(root).render(
    <MemoryRouter initialEntries={[pathOf(screen, { cityId: BENCH_CITY })]}>
      <AppFrame>
        <DataProvider value={data}>
          <Routes>
            <Route path={ROUTES.ListAnomalies} element={<ListAnomalies />} />
            <Route path={ROUTES.MapAnomalies} element={<MapAnomalies />} />
          </Routes>
        </DataProvider>
      </AppFrame>
    </MemoryRouter>,
  );
}

/** The screen shows its first card, and what it reads in the background has come. */
async function allRead(replica: Replica, documents: number): Promise<void> {
  await whenThere(() => document.querySelector(`[id^="${cardId("")}"]`));
  await new Promise<void>((resolve) => {
    const stop = watchCity(replica.anomalies, BENCH_CITY, ({ length }) => {
      if (length < documents) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

async function send(device: DeviceDatabase): Promise<void> {
  const now = Date.now();
  const command = aCommand({
    id: newIdentifier(),
    cityId: BENCH_CITY,
    payload: aReport({ observedAt: now }),
    performedAt: now,
  });
  const shown = whenThere(() => document.getElementById(cardId(command.id)));
  const kept = await commitCommand(device, { command, photoIds: [] });
  if (!kept.ok) throw new Error(`The device did not keep the report: ${kept.problem.code}.`);
  await shown;
}

/** Resolves in the frame that paints what is looked for. */
function whenThere(find: () => Element | null): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (find() === null) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve());
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}

function nothingElseToDo(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
}
