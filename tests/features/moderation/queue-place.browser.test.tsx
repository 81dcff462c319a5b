import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const flag = { code: "false", text: "", at: NOW, byKind: "resident" } as const;
const waiting = anAnomaly({
  id: anIdentifier(111),
  visibility: "pending",
  title: "Lampadaire éteint rue Simone Veil",
  description:
    "Le lampadaire devant chez nous ne s’allume plus depuis une semaine. Le trottoir est dans le noir dès 18 h. C’est surtout gênant le soir.",
  flags: [flag, flag, flag],
  followersCount: 1,
});

async function openQueue(moderated: readonly Anomaly[]) {
  const data = await openDatabases({
    city: aCity(),
    anomalies: moderated.map(publicProjectionOf),
    moderated,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data);
}

async function boxesAt(width: number, height: number) {
  await page.viewport(width, height);
  await openQueue([waiting]);
  const parts = {
    card: page.getByRole("listitem").filter({ hasText: waiting.title }),
    link: page.getByRole("link", { name: waiting.title }),
    count: page.getByTitle("1 abonné"),
    map: page.getByRole("img", { name: /sur la carte de Betton$/u }),
    text: page.getByText(waiting.description),
    reason: page.getByText(/Information fausse/u),
    publish: page.getByRole("button", { name: "Publier" }),
    refuse: page.getByRole("button", { name: "Refuser" }),
  };
  for (const part of Object.values(parts)) await expect.element(part).toBeVisible();
  expect(await barriers()).toEqual([]);
  const boxOf = (part: keyof typeof parts) => parts[part].element().getBoundingClientRect();
  // The map is smaller than the frame whose edges it has.
  const map = parts.map.element().parentElement?.getBoundingClientRect() ?? boxOf("map");
  return { boxOf, map };
}

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await page.viewport(414, 896);
});

/** Of a phone of 844 px, beside the bar of the commune and that of the places. */
const ROOM_PX = 844 - 2 * 56;

it("shows two cards whole on a phone, and no target too low [MOD-19] [MAP-5]", async () => {
  await page.viewport(390, 844);
  const other = anAnomaly({
    ...waiting,
    id: anIdentifier(112),
    title: "Mât rouillé à la base",
    description:
      "La peinture cloque et le pied du mât est percé par la rouille sur plusieurs centimètres. Il bouge quand on le pousse.",
  });
  await openQueue([waiting, other]);
  await expect.element(page.getByRole("img", { name: /sur la carte de Betton$/u }).nth(1)).toBeVisible();
  const top = page.getByRole("heading", { level: 1 }).element().parentElement?.getBoundingClientRect().top;
  for (const title of [waiting.title, other.title]) {
    const buttons = page.getByRole("group", { name: title }).getByRole("button").elements();
    const bottoms = buttons.map((button) => button.getBoundingClientRect().bottom - (top ?? 0));
    expect(bottoms.length).toBe(3);
    expect(Math.max(...bottoms)).toBeLessThan(ROOM_PX);
  }
  const targets = page.getByRole("button").elements();
  expect(targets.filter((target) => target.getBoundingClientRect().height < 44)).toEqual([]);
  expect(await barriers()).toEqual([]);
});

describe("where a report of « À traiter » is", () => {
  it("stands beside its words on a phone, where the next card is in sight [MOD-19]", async () => {
    const { boxOf, map } = await boxesAt(390, 844);
    expect(map.width).toBeLessThanOrEqual(96);
    expect(map.left).toBeGreaterThan(boxOf("text").left + 200);
    expect(map.top).toBeGreaterThan(boxOf("link").bottom);
    expect(Math.abs(map.top - boxOf("text").top)).toBeLessThan(8);
    expect(boxOf("refuse").top).toBeGreaterThan(map.bottom);
    expect(boxOf("refuse").height).toBeGreaterThanOrEqual(44);
    expect(boxOf("card").height).toBeLessThan(310);
    // Its head says that it is flagged: why is one line, after the sign of it.
    expect(boxOf("reason").height).toBeLessThan(24);
    expect(boxOf("reason").top).toBeGreaterThanOrEqual(map.bottom - 1);
    // Whose map it is, once for all cards.
    expect(
      page
        .getByText(/IGN/u)
        .elements()
        .filter((credit) => credit.checkVisibility()).length,
    ).toBe(1);
  });

  it("stands above its words where letters are large [UI-29]", async () => {
    document.documentElement.style.fontSize = "200%";
    const { boxOf, map } = await boxesAt(320, 2400);
    expect(map.bottom).toBeLessThanOrEqual(boxOf("text").top);
    expect(map.width).toBeGreaterThan(200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
