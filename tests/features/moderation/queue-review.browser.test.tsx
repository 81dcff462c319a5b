import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { aStatusChange } from "../../examples/a-command.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { wasOvertaken } from "../anomalies/other-moderator.ts";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const begun = anAnomaly({ status: "progress" });

it("leads from « À revoir » to both versions, and on to no report of another list [MOD-1] [MOD-6]", async () => {
  const data = await openDatabases({
    city: aCity(),
    anomalies: [begun],
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await wasOvertaken(data.device, aStatusChange({ anomalyId: begun.id, to: "ack" }), begun);
  await showQueue(data, "?queue=to-review");
  await page.getByRole("button", { name: "Comparer les versions" }).click();
  await expect.element(page.getByText("À revoir : un autre modérateur a répondu entre-temps")).toBeVisible();
  await expect
    .element(page.getByRole("navigation", { name: "Anomalies voisines dans la liste" }))
    .not.toBeInTheDocument();
});
