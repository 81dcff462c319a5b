import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

afterEach(() => vi.restoreAllMocks());

const detail = `/list/anomaly/${anAnomaly().id}`;

describe("one report in detail", () => {
  it("tells its status, what it means, and who said what in order [ANO-12]", async () => {
    const history = [
      ...anAnomaly().history,
      {
        at: anAnomaly().updatedAt + 1,
        status: "planned",
        reason: "Rebouchage avec la tournée de jeudi.",
        byKind: "moderator",
        byName: "Solène Rault",
      } as const,
    ];
    await openScreen({
      at: detail,
      anomalies: [anAnomaly({ status: "planned", plannedFor: "2026-04-02", history })],
    });
    await expect.element(page.getByText("Anomalie n° 2026-0142")).toBeVisible();
    await expect.element(page.getByText("Prévue le 2 avril.", { exact: false })).toBeVisible();
    const steps = [...document.querySelectorAll("ol > li")].map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining("Un habitant"),
      expect.stringContaining("Rebouchage avec la tournée de jeudi."),
    ]);
    await expect.element(page.getByText("au sud-ouest de la mairie.", { exact: false })).toBeVisible();
  });

  it("notices and follows without network, and says how far that has come [ANO-7]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()] });
    const meToo = page.getByRole("button", { name: "Je constate aussi" });
    await meToo.click();
    await expect.element(meToo).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText("En attente d’envoi", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Suivre" }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ kind }) => kind))
      .toEqual(["me-too-anomaly", "follow-anomaly"]);
  });

  it("says that moderation hid it, and shows nothing of it [PULL-7]", async () => {
    await openScreen({
      at: detail,
      anomalies: [anAnomaly({ visibility: "hidden", title: "", description: "" })],
    });
    await expect.element(page.getByText("Ce contenu est masqué par la modération.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Suivre" })).not.toBeInTheDocument();
  });

  it("waits for a report that may be on its way, and does not say meanwhile that it is missing [CITY-31, P13]", async () => {
    await openScreen({ at: `/list/anomaly/${anIdentifier(9)}`, heard: false });
    await expect.element(page.getByRole("heading", { level: 1, name: "Signalement" })).toBeInTheDocument();
    await expect.element(page.getByText("Chargement…")).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("n’est pas sur cet appareil");
  });

  it("tells what is not on this device from what does not exist [P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openScreen({ at: `/list/anomaly/${anIdentifier(9)}`, heard: false });
    await expect
      .element(page.getByText("Ce contenu n’est pas sur cet appareil. Il sera cherché au retour du réseau."))
      .toBeVisible();
  });

  it("has no barrier [UI-3]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly()] });
    await expect.element(page.getByRole("button", { name: "Suivre" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
