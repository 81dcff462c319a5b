import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../src/data/data-context.ts";
import { onAskedAnew } from "../../src/data/replica/asked-anew.ts";
import { PullToRefresh } from "../../src/shared/collection/pull-to-refresh.tsx";
import { aCity } from "../examples/a-city.ts";
import { renderFramed } from "../ui/framed.tsx";
import { openDatabases } from "./open-databases.ts";
import { goOffline } from "../support/go-offline.ts";

/** How far a finger draws before its release counts. */
const PULLED_PX = 96;

async function openList() {
  const city = aCity();
  const data = await openDatabases({ city, actor: undefined, heard: true });
  const asked = vi.fn<() => void>();
  onTestFinished(onAskedAnew(asked));
  await renderFramed(
    <DataProvider value={data}>
      <PullToRefresh of={city.id} />
    </DataProvider>,
  );
  const note = async (liveUntil: number, upToDateAt: number): Promise<void> => {
    const row = await data.replica.positions.findOne(`anomalies:${city.id}`).exec(true);
    await row.incrementalPatch({ liveUntil, upToDateAt });
  };
  return { asked, note };
}

function touch(type: string, y: number, x = 100, count = 1): void {
  const fingers = Array.from(
    { length: count },
    (_, nth) => new Touch({ identifier: nth, target: document.body, clientX: x + nth, clientY: y }),
  );
  const touches = type === "touchend" ? [] : fingers;
  document.body.dispatchEvent(new TouchEvent(type, { touches, bubbles: true }));
}

function drawDown(px: number, aside = 0): void {
  touch("touchstart", 100);
  touch("touchmove", 100 + px, 100 + aside);
}

describe("a list that a finger draws down", () => {
  it("asks the city, and says that it is up to date once that has answered [UI-34] [PULL-8]", async () => {
    const { asked, note } = await openList();
    drawDown(PULLED_PX);
    await expect.element(page.getByText("Relâchez pour mettre à jour")).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    touch("touchend", 0);
    await expect.element(page.getByText("Mise à jour…")).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    const before = Date.now();
    await note(0, before);
    await note(before + 60_000, before + 1);
    await expect.element(page.getByText(/^Mis à jour à \d/u)).toBeVisible();
  });

  it("says that there is no network, and asks nobody [UI-34] [P5]", async () => {
    const { asked } = await openList();
    goOffline();
    drawDown(PULLED_PX);
    await expect.element(page.getByText("Relâchez pour mettre à jour")).toBeVisible();
    touch("touchend", 0);
    await expect.element(page.getByText(/Hors ligne/u)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
  });

  it("is left alone once a second finger is on it [UI-34]", async () => {
    const { asked } = await openList();
    drawDown(PULLED_PX);
    await expect.element(page.getByText("Relâchez pour mettre à jour")).toBeVisible();
    touch("touchstart", 100 + PULLED_PX, 100, 2);
    await expect.element(page.getByText("Relâchez pour mettre à jour")).not.toBeInTheDocument();
    touch("touchend", 0);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ["a short way", PULLED_PX - 1, 0],
    ["across", PULLED_PX, PULLED_PX],
  ])("is left alone when drawn %s [UI-34]", async (_, px, aside) => {
    const { asked } = await openList();
    drawDown(PULLED_PX);
    await expect.element(page.getByText("Relâchez pour mettre à jour")).toBeVisible();
    touch("touchcancel", 0);
    drawDown(px, aside);
    touch("touchend", 0);
    expect(asked).not.toHaveBeenCalled();
  });
});
