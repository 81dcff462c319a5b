import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

/** More than the device reads at first. */
const FIRST_ROWS = 50;
const MANY = FIRST_ROWS + 1;

it("« À traiter » says that older ones are still being read, for its order may change [MOD-6] [P13]", async () => {
  const data = await openDatabases({
    city: aCity(),
    anomalies: Array.from({ length: MANY }, (_, n) => anAnomaly({ id: anIdentifier(300 + n) })),
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  const { storageInstance } = data.replica.anomalies;
  const query = storageInstance.query.bind(storageInstance);
  let come = (): void => undefined;
  const others = new Promise<void>((resolve) => (come = resolve));
  vi.spyOn(storageInstance, "query").mockImplementation(async (prepared) => {
    if ((prepared.query.limit ?? 0) > FIRST_ROWS) await others;
    return query(prepared);
  });
  await showQueue(data, "?queue=new");
  const note = page.getByText("Lecture des plus anciens en cours : l’ordre peut encore changer.");
  await expect.element(note).toBeVisible();
  expect(await barriers()).toEqual([]);
  come();
  await expect.element(page.getByRole("button", { name: `Nouvelles · ${MANY}` })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});
