import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { noteVisit } from "../../../src/data/device/city-visit.ts";
import { HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

const LAST = Date.now() - 5 * HOUR_MS;

function report(n: number, over: Partial<Anomaly>): Anomaly {
  const { createdAt = LAST - HOUR_MS } = over;
  const history = [{ at: createdAt, status: "new", reason: "", byKind: "resident", byName: "" }] as const;
  return anAnomaly({ id: anIdentifier(n), title: `Signalement ${n}`, createdAt, history, ...over });
}

const ANOMALIES = [
  report(1, {}),
  report(2, { createdAt: LAST + 1 }),
  report(3, {
    status: "ack",
    history: [{ at: LAST + 1, status: "ack", reason: "", byKind: "moderator", byName: "" }],
  }),
];

const line = () => page.getByText(/Depuis votre dernière visite \(.*\)\s: 1 nouveauté, 1 changement/u);

describe("who comes back", () => {
  it("reads how much is new and how much has changed, and sees which [ANO-34]", async () => {
    await openScreen({ at: "/list/anomalies", anomalies: ANOMALIES, lastVisit: LAST });
    await expect.element(line()).toBeVisible();
    const marks = (n: number) =>
      page
        .getByRole("listitem")
        .filter({ hasText: `Signalement ${n}` })
        .getByTitle(/depuis votre dernière visite/u);
    await expect.element(marks(2)).toHaveAttribute("title", "Nouveau depuis votre dernière visite");
    await expect.element(marks(3)).toHaveAttribute("title", "A changé depuis votre dernière visite");
    await expect.element(marks(1)).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("is told nothing at the first visit, nor after a moment away [ANO-34]", async () => {
    await openScreen({ at: "/list/anomalies", anomalies: ANOMALIES });
    await expect.element(page.getByRole("link", { name: "Signalement 2" })).toBeVisible();
    await expect.element(page.getByText("Depuis votre dernière visite")).not.toBeInTheDocument();
  });

  it("was here, too, who looked at the map alone, with the sheet below left down [ANO-34]", async () => {
    const { device } = await openScreen({ at: "/map/anomalies", anomalies: ANOMALIES });
    await expect.element(page.getByRole("button", { name: "Agrandir" })).toBeVisible();
    await expect.poll(() => device.settings.get("visit 35024")).toBeDefined();
  });

  it("goes on reading about the last visit while this one lasts [ANO-34]", async () => {
    const { device } = await openScreen({ at: "/list/anomalies", anomalies: ANOMALIES, lastVisit: LAST });
    await expect.element(line()).toBeVisible();
    await noteVisit(device, "35024", Date.now() + 20 * MINUTE_MS);
    await noteVisit(device, "35024", Date.now() + 40 * MINUTE_MS);
    await expect.element(line()).toBeVisible();
  });
});
