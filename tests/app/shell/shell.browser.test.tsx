import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { Link, Route, Routes } from "react-router-dom";
import { useRouteFocus } from "../../../src/app/router/use-route-focus.ts";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { CityShell } from "../../../src/app/shell/city-shell.tsx";
import { LoadingBar } from "../../../src/app/shell/loading-bar.tsx";
import { NotFoundPage } from "../../../src/app/shell/not-found-page.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { PageHeading } from "../../../src/ui/page-heading.tsx";
import { aCommand } from "../../examples/a-command.ts";
import { aGuest } from "../../examples/accounts.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

const browser = cdp() as unknown as { readonly send: (command: string, params: object) => Promise<unknown> };

let device: DeviceDatabase | undefined;
let opened = 0;

afterEach(async () => {
  await cleanup();
  await device?.delete();
  device = undefined;
});

async function openCity(
  at: string,
  commands: readonly ReturnType<typeof aCommand>[] = [],
  name = "Saint-Germain-de-Tallevende-la-Lande-Vaumont",
) {
  opened += 1;
  const mine = openDevice(`shell-${opened}`);
  await mine.delete();
  await mine.open();
  for (const command of commands) await mine.outbox.add(rowOf({ command, photoIds: [] }));
  device = mine;
  const shell = (
    <CityShell cityId="35024" cityName={name} busy={false} now={NOW}>
      <Routes>
        <Route path="/city/:cityId/map/anomalies" element={<PageHeading title="Carte" />} />
        <Route path="/city/:cityId/list/anomalies" element={<ListScreen />} />
        <Route path="/city/:cityId/map/new-anomaly" element={<PageHeading title="Signaler" />} />
      </Routes>
    </CityShell>
  );
  await renderFramed(
    <DataProvider value={{ device: mine, replica: undefined, actor: aGuest() }}>
      <RouteFocus />
      {shell}
    </DataProvider>,
    at,
  );
}

function RouteFocus() {
  useRouteFocus();
  return null;
}

function ListScreen() {
  return (
    <>
      <PageHeading title="Anomalies" />
      <Link to="/city/35024/map/anomalies">Voir sur la carte</Link>
    </>
  );
}

describe("the frame of a commune", () => {
  it("leaves paper to what was opened [MOD-13]", async () => {
    await openCity("/city/35024/list/anomalies");
    const heading = page.getByRole("heading", { level: 1 });
    const bars = [page.getByRole("banner"), page.getByRole("navigation", { name: "Navigation principale" })];
    for (const bar of bars) await expect.element(bar).toBeVisible();
    onTestFinished(() => void browser.send("Emulation.setEmulatedMedia", { media: "" }));
    await browser.send("Emulation.setEmulatedMedia", { media: "print" });
    await expect.element(heading).toBeVisible();
    for (const bar of bars) await expect.element(bar).not.toBeInTheDocument();
  });

  it("sets the title and moves the focus to the heading of each place [UI-5, UI-3]", async () => {
    await openCity("/city/35024/list/anomalies");
    await expect.poll(() => document.title).toBe("Anomalies – Parvis");
    expect(await pageBarriers()).toEqual([]);
    await page.getByRole("link", { name: "Voir sur la carte" }).click();
    await expect.element(page.getByRole("heading", { name: "Carte" })).toHaveFocus();
    await expect.poll(() => document.title).toBe("Carte – Parvis");
  });

  it("says where one is in the navigation, and leads to no place that does not exist [UI-5]", async () => {
    await openCity("/city/35024/map/anomalies");
    await expect.element(page.getByRole("link", { name: "Carte" })).toHaveAttribute("aria-current", "page");
    const links = page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link");
    expect(links.elements().map((link) => link.textContent)).toEqual([
      "Carte",
      "Liste",
      "Activités",
      "Idées",
    ]);
    await page.getByRole("link", { name: "Signaler" }).click();
    await expect.element(page.getByRole("heading", { name: "Signaler" })).toHaveFocus();
  });

  it.each([
    ["/city/35024/map/anomaly/x", ["Carte"]],
    ["/city/35024/list/anomaly/x", ["Liste"]],
    ["/CITY/35024/list/anomalies/", ["Liste"]],
    ["/city/35024/map/idea/x", ["Idées"]],
    ["/city/35024/map/activities", ["Activités"]],
    ["/city/35024/details", []],
  ])("at %s is under %j, as the table of places says [NAV-18]", async (at, under) => {
    await openCity(at);
    const navigation = page.getByRole("navigation", { name: "Navigation principale" });
    await expect.element(navigation).toBeVisible();
    const current = navigation.element().querySelectorAll("[aria-current=page]");
    expect([...current].map((link) => link.textContent)).toEqual(under);
  });

  it("has tabs under the thumb below 1280 px, and a rail at the side from there on [UI-23]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1279, 800);
    await openCity("/city/35024/list/anomalies");
    const tabs = page.getByRole("navigation", { name: "Navigation principale" });
    await expect.element(tabs).toBeVisible();
    const boxOf = () => tabs.element().getBoundingClientRect();
    expect(boxOf()).toMatchObject({ left: 0, width: 1279, bottom: 800 });
    expect(boxOf().height).toBeLessThan(60);
    await page.viewport(1280, 800);
    await expect.poll(() => boxOf().width).toBe(72);
    expect(boxOf()).toMatchObject({ left: 0, top: 56, bottom: 800 });
  });

  it("has a bell, with no number while there is nothing to count [UI-22, UI-3]", async () => {
    await openCity("/city/35024/list/anomalies");
    const bell = page.getByRole("banner").getByRole("link", { name: "Notifications", exact: true });
    await expect.element(bell).toHaveAttribute("href", "/city/35024/notifications");
    expect(bell.element().textContent).toBe("Notifications");
  });

  it.each([320, 390, 1440])(
    "keeps every part of its bar in reach on a screen of %i px, with a long name and things to send [UI-22]",
    async (width) => {
      await page.viewport(width, 640);
      onTestFinished(() => page.viewport(414, 896));
      await openCity("/city/35024/list/anomalies", [aCommand(), aCommand({ id: anIdentifier(2) })]);
      const bar = page.getByRole("banner");
      await expect.element(bar.getByRole("button", { name: /2 en attente/u })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const parts = [...bar.element().querySelectorAll("a, button")].map((part) =>
        part.getBoundingClientRect(),
      );
      expect(parts.length).toBe(5);
      for (const [index, part] of parts.entries()) {
        expect(part.width).toBeGreaterThanOrEqual(44);
        expect(part.left).toBeGreaterThanOrEqual(index === 0 ? 0 : (parts[index - 1]?.right ?? 0));
        expect(part.right).toBeLessThanOrEqual(width);
      }
    },
  );

  it("begins with a way past the bar, for the Tab key [UI-3]", async () => {
    await openCity("/city/35024/list/anomalies");
    await userEvent.tab();
    await expect.element(page.getByRole("link", { name: "Aller au contenu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("counts what is not sent, and opens the outbox on it [OFF-12]", async () => {
    await openCity("/city/35024/list/anomalies", [aCommand(), aCommand({ id: anIdentifier(2) })]);
    await page.getByRole("button", { name: /2 en attente/u }).click();
    await expect.element(page.getByRole("heading", { name: "En attente d’envoi" })).toBeVisible();
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect.element(page.getByRole("button", { name: /2 en attente/u })).toHaveFocus();
  });
});

describe("small things that must hold", () => {
  it("draws the loading bar two pixels high, in a landmark of its own [UI-2, UI-3]", async () => {
    await renderFramed(<LoadingBar busy />);
    const bar = page.getByRole("region").getByRole("progressbar", { name: "Chargement" });
    await expect.element(bar).toBeInTheDocument();
    expect(bar.element().getBoundingClientRect().height).toBe(2);
    expect(await pageBarriers()).toEqual([]);
  });

  it("answers an unknown path with « Page introuvable » and a way home [NAV-13, UI-3]", async () => {
    const lost = <NotFoundPage cityId={undefined} online search={null} />;
    await renderFramed(<BareShell>{lost}</BareShell>, "/nulle/part");
    await expect.element(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
    await expect.element(page.getByText("/nulle/part")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});
