import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { MARKUP } from "../../examples/markup.ts";
import { NOTHING, watchMarkup } from "../../support/watched-markup.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";

/** In each of its texts. */
function hostile(text: string, n: number, over: Partial<Anomaly> = {}): Anomaly {
  return anAnomaly({
    id: anIdentifier(n),
    number: text,
    title: text,
    description: text,
    address: text,
    locationHint: text,
    place: placeOf(48.12 + n * 0.002, -1.7 + (n % 6) * 0.02),
    partner: text,
    authorName: text,
    photos: [{ id: anIdentifier(900 + n), alt: text, state: "stored", thumb: "" }],
    history: [{ at: NOW, status: "new", reason: text, byKind: "moderator", byName: text }],
    ...over,
  });
}

const REPORTS = MARKUP.map((text, n) => hostile(text, n + 1));

const read = () => document.body.textContent;

describe("markup in the texts of reports", () => {
  it("is read as it was written in the list of reports [SEC-22]", async () => {
    const came = watchMarkup();
    await openScreen({ at: "/list/anomalies", anomalies: REPORTS });
    await page.getByRole("button", { name: /^Afficher plus/u }).click();
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });

  it("is read so over the map, by its pins and in its search [SEC-22]", async () => {
    const came = watchMarkup();
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(414, 896));
    await openScreen({ at: "/map/anomalies", anomalies: REPORTS });
    await expect.poll(() => document.querySelectorAll("[aria-label*='pwned']").length).toBeGreaterThan(0);
    await userEvent.fill(page.getByRole("combobox", { name: "Rechercher" }), "pwned");
    await expect.element(page.getByRole("option", { name: /pwned/u }).first()).toBeVisible();
    expect(came()).toEqual(NOTHING);
  });

  it("is read so in a report, all of them, by a moderator too [SEC-22]", async () => {
    const came = watchMarkup();
    const all = MARKUP.join("\n");
    const history = MARKUP.map((text, n) => ({
      at: NOW + n,
      status: "progress" as const,
      reason: text,
      byKind: "moderator" as const,
      byName: text,
    }));
    const flags = MARKUP.map((text) => ({
      code: "other",
      text,
      at: NOW,
      byKind: "resident" as const,
    }));
    const report = hostile(all, 1, { history, status: "forwarded", flags });
    await openScreen({
      at: `/list/anomaly/${report.id}`,
      anomalies: [report],
      moderated: [report],
      actor: A_MODERATOR,
    });
    for (const text of MARKUP) await expect.poll(read).toContain(text);
    expect(came()).toEqual(NOTHING);
  });

  it("is read so beside what is said of an answer [SEC-22]", async () => {
    const came = watchMarkup();
    const [report] = REPORTS;
    if (report === undefined) return;
    await openScreen({ at: `/list/anomaly/${report.id}`, anomalies: [report], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Prendre en compte" }).click();
    await expect.element(page.getByText("Votre réponse : Prise en compte.")).toBeVisible();
    expect(came()).toEqual(NOTHING);
  });
});
