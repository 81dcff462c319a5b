import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
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

async function boxesAt(width: number, height: number) {
  await page.viewport(width, height);
  const data = await openDatabases({
    city: aCity(),
    anomalies: [publicProjectionOf(waiting)],
    moderated: [waiting],
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data);
  const parts = {
    card: page.getByRole("listitem").filter({ hasText: waiting.title }),
    link: page.getByRole("link", { name: waiting.title }),
    count: page.getByTitle("1 abonné"),
    map: page.getByRole("img", { name: /sur la carte de Betton$/u }),
    text: page.getByText(waiting.description),
    badge: page.getByText("Contenu signalé", { exact: true }),
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

/** Of its own text, without its children’s. */
function linesOf(element: Element): readonly DOMRect[] {
  const texts = [...element.childNodes].filter(
    ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== "",
  );
  return texts.flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  });
}

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  await page.viewport(414, 896);
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
    expect(boxOf("card").height).toBeLessThan(380);
    // Its reason goes on beside the badge.
    const [firstLine] = linesOf(page.getByText(/Information fausse/u).element());
    expect(firstLine?.top).toBeLessThan(boxOf("badge").bottom);
    expect(firstLine?.left).toBeGreaterThan(boxOf("badge").right);
  });

  it("stands above its words where letters are large [UI-29]", async () => {
    document.documentElement.style.fontSize = "200%";
    const { boxOf, map } = await boxesAt(320, 2400);
    expect(map.bottom).toBeLessThanOrEqual(boxOf("text").top);
    expect(map.width).toBeGreaterThan(200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
