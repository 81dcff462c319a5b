import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { OUTBOX_CHANNEL } from "../../../src/data/device/request-flush.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { aCitySetting, aCommand, aMeToo } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { aGuest } from "../../examples/accounts.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { showPanel } from "./show-panel.tsx";

let device: DeviceDatabase;
let tries = 0;

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
  await device.delete();
});

const waiting: Partial<OutboxRow> = { attempts: 1, lastError: "network", nextAttemptAt: NOW + 60_000 };
const refusedForQuota: Partial<OutboxRow> = {
  state: "refused",
  attempts: 1,
  outcome: {
    commandId: anIdentifier(5),
    state: "refused",
    refusal: { code: "quota_reports", limit: 3 },
    appliedAt: NOW,
  },
};
const bench = aCommand({ id: anIdentifier(5), payload: aReport({ title: "Banc cassé place de la Mairie" }) });

async function openPanel(rows: readonly Partial<OutboxRow>[] = [], online = true) {
  tries += 1;
  device = openDevice(`panel-${tries}`);
  await device.delete();
  await device.open();
  for (const { command = aCommand(), ...over } of rows) {
    await device.outbox.add({ ...rowOf({ command, photoIds: [] }), ...over });
  }
  await showPanel({ device, replica: undefined, actor: aGuest() }, online);
}

const group = (name: string) => page.getByRole("article", { name });

describe("the outbox panel", () => {
  it("shows what waits with the reason and the next try, and sends when asked [OFF-5]", async () => {
    await openPanel([waiting]);
    const row = group("Lampadaire éteint devant l’école");
    await expect.element(row.getByText("En attente d’envoi")).toBeVisible();
    await expect.element(row.getByText(/Pas de réseau\. Nouvel essai à/u)).toBeVisible();
    const flushes = new BroadcastChannel(OUTBOX_CHANNEL);
    const flushed = new Promise((resolve) => flushes.addEventListener("message", resolve));
    await page.getByRole("button", { name: "Envoyer maintenant" }).click();
    await flushed;
    flushes.close();
    // One button sends all that waits: a second on each item would say the same.
    await expect.element(row.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("asks the city again, where it refused, about that alone [P6, OFF-6]", async () => {
    await openPanel([{ command: bench, ...refusedForQuota }]);
    await group("Banc cassé place de la Mairie").getByRole("button", { name: "Réessayer" }).click();
    await expect.poll(async () => (await device.outbox.toArray())[0]?.state).toBe("queued");
  });

  it("does not push anybody to send where the last try found no network, though the browser speaks of one [OFF-12]", async () => {
    await openPanel([{ command: bench }]);
    const send = page.getByRole("button", { name: "Envoyer maintenant" });
    await expect.element(send).toBeVisible();
    const blue = getComputedStyle(send.element()).backgroundColor;
    await expect.element(page.getByText(/retour du réseau/u)).not.toBeInTheDocument();
    const copy = page.getByRole("button", { name: "Télécharger une copie" });
    expect(copy.element().getBoundingClientRect().height).toBeLessThan(48);
    await device.outbox.toCollection().modify(waiting);
    await expect.element(page.getByText("Partira tout seul au retour du réseau.")).toBeVisible();
    await expect.poll(() => getComputedStyle(send.element()).backgroundColor).not.toBe(blue);
    await expect.element(send).toBeEnabled();
  });

  it("shows a refusal in French; it can be edited, saved, and blocks no other [P6, OFF-6]", async () => {
    await openPanel([waiting, { command: bench, ...refusedForQuota }]);
    const refused = group("Banc cassé place de la Mairie");
    await expect.element(refused.getByText(/la limite de 3 signalements par jour/u)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Envoyer maintenant" })).toBeEnabled();
    await refused.getByRole("button", { name: "Modifier" }).click();
    await expect.poll(() => device.drafts.count()).toBe(1);
    expect(await device.outbox.count()).toBe(1);
  });

  it("discards nothing at one press [P1]", async () => {
    await openPanel([{ command: bench, ...refusedForQuota }]);
    await page.getByRole("button", { name: "Annuler l’envoi" }).click();
    await expect.element(page.getByText(/Son texte et ses photos seront supprimés/u)).toBeVisible();
    await page.getByRole("button", { name: "Garder" }).click();
    expect(await device.outbox.count()).toBe(1);
    await page.getByRole("button", { name: "Annuler l’envoi" }).click();
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
    await expect.element(page.getByText(/Tout est envoyé/u)).toBeVisible();
  });

  it("does not mention text and photos where there are none [P1]", async () => {
    await openPanel([{ command: aMeToo(anIdentifier(9)) }]);
    await page.getByRole("button", { name: "Annuler l’envoi" }).click();
    await expect.element(page.getByText("Annuler cet envoi ? La commune ne le recevra pas.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Garder" })).toHaveFocus();
  });

  it("does not offer to discard what the city may already have [P2]", async () => {
    await openPanel([{ ...waiting, state: "sending" }]);
    await expect.element(page.getByText("Envoi…")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Annuler l’envoi" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Modifier" })).not.toBeInTheDocument();
  });

  it("never resends blindly what another moderator changed: both versions are compared first [P3] [CITY-11]", async () => {
    const command = aCitySetting({ message: "" }, { message: "Marché déplacé." });
    const outcome = {
      commandId: command.id,
      state: "conflict",
      refusal: { code: "changed_meanwhile" },
      current: {},
      appliedAt: NOW,
    } as const;
    await openPanel([{ command, state: "conflict", attempts: 1, outcome }]);
    const review = page.getByRole("region", { name: "À revoir" });
    const row = review.getByRole("article", { name: "Réglages de la commune" });
    await expect.element(page.getByRole("heading", { name: "Refusé" })).not.toBeInTheDocument();
    await expect.element(row.getByText(/Comparez les deux versions/u)).toBeVisible();
    await expect.element(row.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
    await row.getByRole("button", { name: "Comparer" }).click();
    expect(await device.outbox.count()).toBe(1);
  });

  it("says why what was tried can neither be changed nor taken back, and offers both for what was not [P2, OFF-6]", async () => {
    await openPanel([waiting, { command: bench }]);
    const [tried, untried] = [
      group("Lampadaire éteint devant l’école"),
      group("Banc cassé place de la Mairie"),
    ];
    await expect.element(tried.getByText(/la commune l’a peut-être déjà/u)).toBeVisible();
    await expect.element(tried.getByRole("button", { name: "Modifier" })).not.toBeInTheDocument();
    await expect.element(untried.getByText(/l’a peut-être déjà/u)).not.toBeInTheDocument();
    await expect.element(untried.getByRole("button", { name: "Annuler l’envoi" })).toBeVisible();
    await untried.getByRole("button", { name: "Modifier" }).click();
    await expect.poll(() => device.drafts.count()).toBe(1);
    expect(await device.outbox.count()).toBe(1);
  });

  it("says nothing of the last failure while it is tried again [OFF-5]", async () => {
    await openPanel([{ ...waiting, state: "sending" }]);
    await expect.element(page.getByText("Envoi…")).toBeVisible();
    await expect.element(page.getByText(/Pas de réseau/u)).not.toBeInTheDocument();
  });

  it("exports a row as a file [OFF-13]", async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      files.push(file as Blob);
      return "#";
    });
    await openPanel([{ command: aMeToo(anIdentifier(9)) }]);
    await group("Je constate aussi").getByRole("button", { name: "Télécharger une copie" }).click();
    await expect.poll(() => files.length).toBe(1);
    expect(await files[0]?.text()).toContain("me-too-anomaly");
  });

  it("says that sending waits for the network, and that all is sent [OFF-12]", async () => {
    await openPanel([waiting], false);
    await expect.element(page.getByText("Partira tout seul au retour du réseau.")).toBeVisible();
    await expect.element(page.getByText(/Nouvel essai/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Envoyer maintenant" })).not.toBeInTheDocument();
  });

  it("when nothing waits, says so with the time of the last synchronisation [OFF-12]", async () => {
    await openPanel();
    await expect
      .element(page.getByText(/Tout est envoyé\. Dernière synchronisation aujourd’hui à/u))
      .toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Signaler une anomalie" }))
      .toHaveAttribute("href", "/city/35024/map/new-anomaly");
    await userEvent.keyboard("{Escape}");
    expect(await barriers()).toEqual([]);
  });
});
