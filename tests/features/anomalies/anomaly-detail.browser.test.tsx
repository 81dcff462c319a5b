import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { AWAITED_MS_MAX, NOT_HERE_MS, PASSING_MS } from "../../../src/clock/waits.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { takeClock } from "../../support/take-clock.ts";
import { openScreen } from "./open-screen.tsx";
import { waitFor } from "../../support/wait-for.ts";

afterEach(() => vi.restoreAllMocks());

const A_PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
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
    await expect.element(page.getByText("Anomalie n° 2026-0142", { exact: false })).toBeVisible();
    await expect.element(page.getByText("Prévue le 2 avril.", { exact: false })).toBeVisible();
    const told = page.getByRole("heading", { name: "Suivi" }).element().parentElement;
    const steps = [...(told?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
    expect(steps).toEqual([
      expect.stringContaining("Un habitant"),
      expect.stringContaining("Rebouchage avec la tournée de jeudi."),
    ]);
    await expect.element(page.getByText("au sud-ouest de la mairie.", { exact: false })).toBeVisible();
  });

  it("notices and follows without network, and says how far that has come [ANO-7]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()] });
    const meToo = page.getByRole("button", { name: /^Je constate aussi/u });
    await meToo.click();
    await expect.element(meToo).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText("En attente d’envoi", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Suivre" }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ kind }) => kind))
      .toEqual(["me-too-anomaly", "follow-anomaly"]);
  });

  it("is as wide on a desktop as the list it is one of [UI-1]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    const title = page.getByRole("heading", { level: 1 });
    const widthOfPage = () => title.element().parentElement?.getBoundingClientRect().width;
    await openScreen({ at: "/list/anomalies", anomalies: [anAnomaly()] });
    await expect.element(title).toHaveTextContent("Anomalies");
    const width = widthOfPage();
    await cleanup();
    await openScreen({ at: detail, anomalies: [anAnomaly()] });
    await expect.element(title).toHaveTextContent(anAnomaly().title);
    expect(widthOfPage()).toBe(width);
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
    await expect.element(page.getByRole("heading", { level: 1, name: "Anomalie" })).toBeInTheDocument();
    await expect.element(page.getByText("Chargement…")).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("sur cet appareil");
  });

  it("says within a second that a report is not here yet, and later that the server is late [CITY-31, P13]", async () => {
    const clock = takeClock();
    await openScreen({ at: `/list/anomaly/${anIdentifier(9)}`, heard: false });
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(1));
    await clock.advance(NOT_HERE_MS);
    await expect.element(page.getByText(/n’est pas encore sur cet appareil. On le cherche/u)).toBeVisible();
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText("Le serveur ne répond pas.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });

  it("says in the list as well that the server is late, once it had its time [CITY-31, P13]", async () => {
    const clock = takeClock();
    await openScreen({ at: "/list/anomalies", heard: false });
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(2));
    expect(document.body.textContent).not.toContain("ne répond pas");
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText("Le serveur ne répond pas.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });

  it("tells what is not on this device from what does not exist [P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openScreen({ at: `/list/anomaly/${anIdentifier(9)}`, heard: false });
    await expect
      .element(page.getByText(/n’est pas encore sur cet appareil\. Tout s’affichera au retour du réseau/u))
      .toBeVisible();
  });

  it("offers one thing to do first, with how many did it, and the rest behind it [ANO-7]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly({ meTooCount: 7 })] });
    await expect.element(page.getByRole("button", { name: "Je constate aussi · 7" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Plus" }).click();
    await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).toBeVisible();
  });

  it("shows its photos over the whole screen, one after the other, and gives the focus back [UI-3]", async () => {
    const photos = [1, 2].map((n) => ({
      id: anIdentifier(200 + n),
      alt: `Le trou, vue ${n}`,
      state: "stored" as const,
      thumb: A_PIXEL,
    }));
    await openScreen({ at: detail, anomalies: [anAnomaly({ photos })] });
    await page.getByRole("button", { name: "Le trou, vue 1 2 photos" }).click();
    await expect.element(page.getByText("1 / 2")).toBeVisible();
    await page.getByRole("button", { name: "Photo suivante" }).click();
    await expect.element(page.getByText("2 / 2")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByText("2 / 2")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Le trou, vue 1 2 photos" })).toHaveFocus();
  });

  it("says that the day of the work is past [ANO-30]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly({ status: "planned", plannedFor: "2020-04-02" })] });
    await expect.element(page.getByText("date dépassée")).toBeVisible();
  });

  it("says nothing of the kind before the day of the work [ANO-30]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly({ status: "planned", plannedFor: "2999-04-02" })] });
    await expect.element(page.getByText("Prévue le 2 avril 2999.")).toBeVisible();
    await expect.element(page.getByText("date dépassée")).not.toBeInTheDocument();
  });

  it("says that it has had no answer for sixty days [ANO-27]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly({ createdAt: Date.now() - 61 * DAY_MS })] });
    await expect.element(page.getByText("Sans réponse depuis 60 jours")).toBeVisible();
  });

  it("says that nobody of the town hall uses Parvis, where that is so, and whom to write to [ANO-31]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly()], city: aCity({ moderatorsCount: 0 }) });
    await expect
      .element(page.getByText("Aucun agent de Betton n’utilise encore Parvis.", { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "Contacter la mairie" })).toBeVisible();
    expect(document.body.textContent).not.toContain("pas encore répondu");
  });

  it("gives whoever reported it the letter to that town hall, in place of a link [ANO-31]", async () => {
    const own = aCommand({ performedAt: Date.now() });
    const { device } = await openScreen({
      at: `/list/anomaly/${own.id}`,
      city: aCity({ moderatorsCount: 0 }),
    });
    await device.outbox.add(rowOf({ command: own, photoIds: [] }));
    await page.getByText("Écrire à la mairie").click();
    await expect
      .element(page.getByRole("textbox", { name: "Votre lettre, prête à envoyer" }))
      .toHaveValue(expect.stringContaining(own.payload.description));
    await expect.element(page.getByRole("link", { name: "Contacter la mairie" })).not.toBeInTheDocument();
  });

  it("says that its link was copied in the button's own place, and no longer than a toast [UI-26]", async () => {
    const clock = takeClock();
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await openScreen({ at: detail, anomalies: [anAnomaly()] });
    await page.getByRole("button", { name: "Partager" }).click();
    await expect.element(page.getByRole("button", { name: /Lien copié/u })).toBeVisible();
    await clock.advance(PASSING_MS);
    await expect.element(page.getByRole("button", { name: "Partager" })).toBeVisible();
  });

  it("has no barrier [UI-3]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly()] });
    await expect.element(page.getByRole("button", { name: "Suivre" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
