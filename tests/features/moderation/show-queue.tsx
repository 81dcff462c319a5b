import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { QueueRoute } from "../../../src/app/router/queue-route.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { ListAnomaly } from "../../../src/features/anomalies/list/list-anomaly.tsx";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { renderFramed } from "../../ui/framed.tsx";
import type { Databases } from "../open-databases.ts";

/** « À traiter » of Betton, as the route shows it, and the reports that it leads to. */
export async function showQueue(data: Databases, search = ""): Promise<void> {
  await renderFramed(
    <DataProvider value={data}>
      <Suspense fallback={null}>
        <Routes>
          <Route path={ROUTES.Threads} element={<QueueRoute />} />
          <Route path={ROUTES.ListAnomaly} element={<ListAnomaly />} />
        </Routes>
      </Suspense>
    </DataProvider>,
    `/city/35024/threads${search}`,
  );
}
