import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { QueueRoute } from "../../../src/app/router/queue-route.tsx";
import { rowOf as outboxRow } from "../../../src/data/device/commit-command.ts";
import { DataProvider } from "../../../src/data/data-context.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { QueueCount } from "../../../src/features/moderation/queue-count.tsx";
import { Route, Routes } from "react-router-dom";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aTally } from "../../examples/a-tally.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { openDatabases, rowOf } from "../open-databases.ts";

it("the bar counts what « À traiter » lists; what is beyond it says what it is [MOD-6]", async () => {
  const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending" });
  const planned = anAnomaly({ id: anIdentifier(112), status: "planned" });
  const resolved = anAnomaly({ id: anIdentifier(113), status: "resolved" });
  const data = await openDatabases({
    city: aCity(),
    anomalies: [anAnomaly(), publicProjectionOf(waiting), planned, resolved],
    moderated: [waiting],
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  // Waits for the network, not for a moderator.
  await data.device.outbox.add(outboxRow({ command: aCommand({ performedAt: NOW }), photoIds: [] }));
  const talk = { messages: 3, lastAt: NOW, officialAt: null };
  for (const discussed of [anAnomaly(), planned, resolved])
    for (const tally of aTally(discussed, {}, NOW).values())
      await data.replica.tallies.upsert(rowOf("tallies", { ...tally, talk }));
  await renderFramed(
    <DataProvider value={data}>
      <QueueCount cityId="35024" />
      <Routes>
        <Route path={ROUTES.Threads} element={<QueueRoute />} />
      </Routes>
    </DataProvider>,
    "/city/35024/threads",
  );
  await expect.element(page.getByText("2 contenus à traiter")).toBeInTheDocument();
  for (const chip of [
    "À traiter · 2",
    "À vérifier · 1",
    "Nouvelles · 1",
    "Toutes les discussions · 3",
    "Anomalies ouvertes · 3",
  ])
    await expect.element(page.getByRole("button", { name: chip, exact: true })).toBeVisible();
  const all = page.getByRole("button", { name: "À traiter · 2", exact: true });
  await expect.element(all).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.getByRole("listitem").elements().length).toBe(2);
});
