import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage } from "../../examples/a-message.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending", title: "Banc cassé au parc" });
const plain = anAnomaly({ title: "Nid-de-poule" });
const flag = { code: "offensive", text: "", at: NOW, byKind: "resident" } as const;
const flagged = aMessage({ id: anIdentifier(503), text: "Vous êtes tous nuls.", flags: [flag] });

describe("a card of « À traiter »", () => {
  it("is selected in its head, and decided about under what it says [MOD-19] [MOD-17]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1200, 900);
    const data = await openDatabases({
      city: aCity(),
      anomalies: [plain, publicProjectionOf(waiting)],
      moderated: [waiting],
      moderatedMessages: [flagged],
      actor: { moderatorOfCities: ["35024"] },
      heard: true,
    });
    await showQueue(data);
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const parts = (title: string) => {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title }) });
      const select = card.getByRole("checkbox", { name: `Sélectionner ${title}` });
      const link = card.getByRole("link", { name: title });
      const decide = card.getByRole("group").getByRole("button").first();
      return [select, link, decide].map((part) => part.element());
    };
    await expect.poll(() => page.getByRole("group").elements().length).toBeGreaterThan(2);
    const cards = [waiting.title, flagged.text, plain.title].map(parts);
    for (const [select, link, decide] of cards) {
      if (!select || !link || !decide) throw new Error("A card lacks a part.");
      expect(boxOf(select).right).toBeLessThan(boxOf(link).left);
      expect(Math.abs(middleOf(boxOf(select)) - middleOf(boxOf(link)))).toBeLessThan(24);
      expect(boxOf(decide).top).toBeGreaterThan(boxOf(link).bottom);
      // The keys come by in the order in which it is read.
      for (const [before, after] of [
        [select, link],
        [link, decide],
      ] as const)
        expect(before.compareDocumentPosition(after)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(new Set(cards.map(([select]) => select && Math.round(boxOf(select).left))).size).toBe(1);
    expect(new Set(cards.map((card) => card[2] && Math.round(boxOf(card[2]).left))).size).toBe(1);
    // Of what somebody flagged, none is the likelier decision.
    const grounds = cards.map((card) => card[2] && getComputedStyle(card[2]).backgroundColor);
    expect(grounds[1]).not.toBe(grounds[0]);
    expect(grounds[2]).toBe(grounds[0]);
    expect(await barriers()).toEqual([]);
    await page.viewport(390, 844);
    expect(await barriers()).toEqual([]);
  });
});

it("has what flags hold back in one look: how many flagged it, « Publier » first, and one line to the next [MOD-18] [MOD-19]", async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(390, 844);
  const flags = Array.from({ length: 3 }, () => ({ ...flag, code: "false" }) as const);
  const held = { ...waiting, flags };
  const next = anAnomaly({ id: anIdentifier(112), visibility: "pending", title: "Mât rouillé à la base" });
  const data = await openDatabases({
    city: aCity(),
    anomalies: [publicProjectionOf(held), publicProjectionOf(next)],
    moderated: [held, next],
    moderatedMessages: [flagged],
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: held.title }) });
  await expect.element(card.getByText(/^Non publiée\s· signalée$/u)).toBeVisible();
  const count = card.getByText(/^\s*·\s3\spersonnes$/u).element();
  const parts = [...count.getClientRects()];
  expect(new Set(parts.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(parts[0]?.left).toBeGreaterThan(60);
  const [publish, answer] = ["Publier", "Répondre"].map((name) =>
    card.getByRole("button", { name }).element(),
  );
  expect(groundOf(publish)).not.toBe(groundOf(answer));
  expect(groundOf(publish)).not.toBe("rgb(255, 255, 255)");
  const row = card.element().firstElementChild;
  expect(row && getComputedStyle(row, "::after").borderBlockEndWidth).toBe("0px");
  expect(await barriers()).toEqual([]);
  await page.viewport(1440, 900);
  const list = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  await expect.element(list(held.title).getByText(/^Non publiée$/u)).toBeVisible();
  await expect.element(list(held.title).getByText(/^Contenu signalé\s· 3$/u)).toBeVisible();
  await expect.element(list(flagged.text).getByText(/^Contenu signalé\s· 1$/u)).toBeVisible();
  expect(await barriers()).toEqual([]);
});

function groundOf(element: Element | undefined): string {
  return element === undefined ? "" : getComputedStyle(element).backgroundColor;
}

function middleOf({ top, bottom }: DOMRect): number {
  return (top + bottom) / 2;
}
