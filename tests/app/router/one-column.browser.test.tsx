import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  await page.viewport(414, 896);
  localStorage.clear();
  sessionStorage.clear();
});

/** What is no map and no form beside one. */
const PLACES = [
  "/about",
  "/admin-dashboard",
  "/auth/action",
  "/ideas",
  "/modifyCity",
  "/nulle-part",
  "/profile",
  "/settings/notifications",
  "/city/35024/details",
  "/city/35024/list/anomalies",
  `/city/35024/list/anomaly/${anIdentifier(1)}`,
  "/city/35024/map/activities",
  "/city/35024/map/ideas",
  "/city/35024/notifications",
  "/city/35024/settings",
  `/city/35024/thread/${anIdentifier(1)}`,
];

/** The first of them asks for the files of them all. */
const LOADING = { timeout: 120_000 };

const title = page.getByRole("heading", { level: 1 });
const leftOf = (element: Element): number => Math.round(element.getBoundingClientRect().left);

it.each([768, 1280, 1920])("on %i px every page begins at the same edge [UI-37]", LOADING, async (width) => {
  await page.viewport(width, 900);
  const data = await openDatabases({
    city: aCity(),
    anomalies: [anAnomaly({ id: anIdentifier(1) })],
    actor: undefined,
    heard: true,
  });
  const edges: [string, number][] = [];
  for (const place of PLACES) {
    await openApp(place, data);
    await expect.element(title.first()).toBeVisible();
    edges.push([place, leftOf(title.first().element())]);
    await cleanup();
  }
  const [, first] = edges[0] ?? [];
  expect(edges.filter(([, left]) => left !== first)).toEqual([]);
});

it("the line between rows is as long as the page's column, and pictures begin where its title does [UI-37]", async () => {
  await page.viewport(1440, 900);
  const anomalies = [1, 2, 3].map((n) => anAnomaly({ id: anIdentifier(n) }));
  const data = await openDatabases({ city: aCity(), anomalies, actor: undefined, heard: true });
  await openApp("/city/35024/list/anomalies", data);
  await expect.poll(() => document.querySelectorAll("main li").length).toBe(3);
  const search = page.getByRole("searchbox").element().parentElement?.getBoundingClientRect();
  const rows = [...document.querySelectorAll("main li > div")].map((row) => {
    const { left, right } = row.getBoundingClientRect();
    const line = getComputedStyle(row, "::after");
    return {
      picture: leftOf(row.firstElementChild ?? row),
      from: Math.round(left + Number.parseFloat(line.left)),
      to: Math.round(right - Number.parseFloat(line.right)),
    };
  });
  expect(rows[0]?.picture).toBe(leftOf(title.element()));
  expect(rows.every(({ picture, from }) => picture === from)).toBe(true);
  expect(rows[1]?.to).toBe(Math.round(search?.right ?? 0));
});
