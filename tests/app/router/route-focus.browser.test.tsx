import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { useRouteFocus } from "../../../src/app/router/use-route-focus.ts";
import { CONTENT_ID } from "../../../src/app/shell/skip-links.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { ROUTES } from "../../../src/domain/navigation/routes.ts";
import { MapActivities } from "../../../src/features/activities/map/map-activities.tsx";
import { ListAnomaly } from "../../../src/features/anomalies/list/list-anomaly.tsx";
import { MapIdeas } from "../../../src/features/ideas/map/map-ideas.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { renderFramed } from "../../ui/framed.tsx";
import { heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

function Places() {
  useRouteFocus();
  return (
    <main id={CONTENT_ID}>
      <Suspense fallback={null}>
        <Routes>
          <Route path={ROUTES.ListAnomaly} element={<ListAnomaly />} />
          <Route path={ROUTES.MapActivity} element={<MapActivities />} />
          <Route path={ROUTES.MapIdea} element={<MapIdeas />} />
        </Routes>
      </Suspense>
    </main>
  );
}

// Once: between two looks at the clock the order could turn.
const NOW = Date.now();
const NEIGHBOURS = [1, 2].map((n) => ({
  id: anIdentifier(n),
  title: `Le contenu n° ${n}`,
  createdAt: NOW - n,
}));
const TOMORROW = { startsAt: NOW + DAY_MS, endsAt: null };

describe("a step to what is next in its list", () => {
  it.each(["list/anomaly", "map/idea", "map/activity"])(
    "by keyboard on %s moves the focus to the name of that [UI-5] [ANO-12]",
    async (path) => {
      const data = await openDatabases({
        city: aCity(),
        actor: undefined,
        anomalies: NEIGHBOURS.map((over) => anAnomaly(over)),
        activities: NEIGHBOURS.map((over) => anActivity({ ...over, ...TOMORROW })),
        ideas: NEIGHBOURS.map((over) => anIdea(over)),
        heard: true,
      });
      await renderFramed(
        <DataProvider value={data}>
          <Places />
        </DataProvider>,
        `/city/35024/${path}/${anIdentifier(1)}`,
      );
      const step = async (name: string) => {
        const link = page.getByRole("link", { name });
        await expect.element(link).toBeVisible();
        (link.element() as HTMLElement).focus();
        await userEvent.keyboard("{Enter}");
      };
      await step("Suivante");
      await expect.element(heading("Le contenu n° 2")).toHaveFocus();
      await step("Précédente");
      await expect.element(heading("Le contenu n° 1")).toHaveFocus();
    },
  );
});

describe("a change of place", () => {
  it("moves the focus to the heading across frames, and leaves the first place to the browser [UI-5]", async () => {
    await openApp("/nulle/part");
    await expect.element(heading("Page introuvable")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await page.getByRole("link", { name: "Ouvrir la liste" }).click();
    await expect.element(heading("Anomalies")).toHaveFocus();
    await page.getByRole("link", { name: "Mon compte" }).click();
    await expect.element(heading("Mon compte")).toHaveFocus();
    await expect.poll(() => document.title).toBe("Mon compte – Parvis");
  });

  it("leaves the focus alone when the first place was only a way to another [UI-5, NAV-1]", async () => {
    localStorage.setItem("parvis.route", "ListAnomalies");
    await openApp("/");
    await expect.element(heading("Anomalies")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});
