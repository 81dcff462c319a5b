import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import { waitFor } from "../../support/wait-for.ts";
import { barriers } from "../../ui/framed.tsx";
import { aPosition } from "../open-databases.ts";
import { openNotifications } from "./open-notifications.tsx";

afterEach(() => void vi.restoreAllMocks());

describe("notifications, where there are none,", () => {
  it("are not called none before any were heard of [P13]", async () => {
    // With network they may be on their way: nothing is said of them yet.
    await openNotifications({});
    await expect.element(page.getByText(/Rien de nouveau/u)).not.toBeInTheDocument();
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openNotifications({});
    await expect.element(page.getByText(/ne sont pas encore sur cet appareil/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("are none as of then, where the town does not say so now [P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { actor, replica } = await openNotifications({});
    const upToDateAt = new Date(2020, 2, 12, 18, 4).getTime();
    await replica.positions.upsert({ ...aPosition("notifications", actor.uid), upToDateAt, liveUntil: 0 });
    await expect.element(page.getByText(/^Rien de nouveau/u)).toBeVisible();
    await expect.element(page.getByText(/^Données du 12 mars 2020 à 18\sh\s04$/u)).toBeVisible();
  });

  it("are none as of then, once a server that could be reached has stayed silent [P13]", async () => {
    const clock = takeClock();
    const { actor, replica } = await openNotifications({});
    await waitFor(() => expect(clock.timers()).toBeGreaterThan(0));
    const upToDateAt = new Date(2020, 2, 12, 18, 4).getTime();
    await replica.positions.upsert({ ...aPosition("notifications", actor.uid), upToDateAt, liveUntil: 0 });
    await expect.element(page.getByText(/^Rien de nouveau/u)).toBeVisible();
    await clock.advance(AWAITED_MS_MAX);
    await expect.element(page.getByText(/^Données du 12 mars 2020 à 18\sh\s04$/u)).toBeVisible();
  });

  it("that the town said a moment ago are dated once it does not answer any more [P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { actor, replica } = await openNotifications({});
    const heard = { ...aPosition("notifications", actor.uid), liveUntil: Date.now() + 60_000 };
    await replica.positions.upsert(heard);
    await replica.positions.upsert({ ...aPosition("anomalies", "35024"), liveUntil: 0 });
    await expect.element(page.getByText(/^Rien de nouveau/u)).toBeVisible();
    await expect.element(page.getByText(/^Données d/u)).toBeVisible();
  });

  it("lead whoever moderates and has none to what waits for them [NOT-15]", async () => {
    const { actor, replica } = await openNotifications({ actor: { moderatorOfCities: ["35024"] } });
    await replica.positions.upsert(aPosition("notifications", actor.uid));
    await expect.element(page.getByText(/^Rien de nouveau/u)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Ouvrir «\sÀ traiter\s»$/u }))
      .toHaveAttribute("href", "/city/35024/threads");
    await expect.element(page.getByRole("link", { name: "Voir les anomalies" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });
});
