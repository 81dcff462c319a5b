import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { distanceM } from "../../src/domain/place/distance.ts";
import { focusMap, MAIRIE, openMap, pin } from "./open-map.tsx";

const NOWHERE = { latE6: 0, lngE6: 0 };

describe("placing a report", () => {
  it("takes the middle of the map, with a finger or by keyboard [MAP-3]", async () => {
    const told = await openMap({ mode: "place" });
    await pin("C’est ici").click();
    expect(distanceM(told.placed[0] ?? NOWHERE, MAIRIE)).toBeLessThan(1);
    await expect.element(pin("Lieu choisi")).toBeVisible();
    focusMap();
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(() => told.placed.at(-1)?.latE6).toBeGreaterThan(MAIRIE.latE6);
    await userEvent.keyboard("{Escape}");
    expect(told.escapes).toBe(1);
  });

  it("keeps the place while the zoom changes, and takes none before somebody moves or says so [MAP-3]", async () => {
    const told = await openMap({ mode: "place", zoom: 15 });
    focusMap();
    await userEvent.keyboard("+");
    await expect.poll(() => told.views.at(-1)?.zoom).toBe(16);
    expect(told.placed).toEqual([]);
    await userEvent.keyboard(" ");
    expect(distanceM(told.placed[0] ?? NOWHERE, MAIRIE)).toBeLessThan(3);
  });

  it("follows a place that comes from an address or a nudge, close enough to see the street [MAP-3]", async () => {
    const elsewhere = { latE6: 48_185_000, lngE6: -1_640_000 };
    const told = await openMap({ mode: "place", zoom: 13, place: elsewhere, accuracyM: 30 });
    await expect.poll(() => told.views.at(-1)).toMatchObject({ zoom: 17 });
    // The outline is three; the fourth says how sure the place is.
    expect(document.querySelectorAll(".leaflet-overlay-pane path")).toHaveLength(4);
    expect(Math.abs((told.views.at(-1)?.center.latE6 ?? 0) - elsewhere.latE6)).toBeLessThan(20);
  });
});
