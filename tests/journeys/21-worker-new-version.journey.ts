import type { Page } from "@playwright/test";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { aClockOfItsOwn, letPass } from "./support/later.ts";
import {
  firstScriptOfNextVersion,
  lookForUpdate,
  markOfNextVersion,
  nextVersion,
  release,
  untilNextVersion,
} from "./support/next-version.ts";
import { fillTitle } from "./support/report.ts";
import { expect, test } from "./support/worker-test.ts";

test("J13 a new version waits for a form that is being written, and comes when it is left [P11, SW-4, F42]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  const title = page.getByRole("textbox", { name: "Titre" });
  await fillTitle(page, "Banc cassé place de la mairie");

  await release(page, lines.town);
  await expect(page.getByText("Mise à jour prête")).toBeVisible();
  await expect(title).toHaveValue("Banc cassé place de la mairie");
  await expect(markOfNextVersion(page)).not.toBeAttached();
  await isSeenBesideTheBar(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await isSeenBesideTheBar(page);

  await page.getByRole("link", { name: "Quitter" }).click();
  await untilNextVersion(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  await expect(page.getByText("Banc cassé place de la mairie")).toBeVisible();
});

test("J13 a person who would rather have the new version now takes it, and finds the draft again [P1, P11, FORM-6, F42]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  const title = page.getByRole("textbox", { name: "Titre" });
  await fillTitle(page, "Arbre couché sur le chemin");

  await release(page, lines.town);
  await page.getByRole("button", { name: "Mettre à jour maintenant" }).click();
  await expect(page.getByText("Mise à jour en cours")).toBeVisible();
  await untilNextVersion(page);
  await expect(title).toHaveValue("Arbre couché sur le chemin");
});

test("J13 a new version takes over by itself where nobody is writing [SW-4]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await release(page, lines.town);
  await untilNextVersion(page);
  await expect(page).toHaveURL(city.map);
});

const MOMENTS = {
  "an hour later": (page: Page) => letPass(page, HOUR_MS),
  "when it comes back to the front": async (page: Page) => {
    await letPass(page, 11 * MINUTE_MS);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  },
} as const;

for (const [moment, comes] of Object.entries(MOMENTS)) {
  test(`an app that is never closed finds a new version by itself, ${moment} [SW-4, F48]`, async ({
    page,
    lines,
    city,
  }) => {
    await aClockOfItsOwn(page);
    await arriveIn(page, city);
    await untilOfflineReady(page);
    // The app's first look is over: the browser would answer a second one with it.
    await lookForUpdate(page);
    lines.town.standIn(await nextVersion(lines.town));
    await comes(page);
    await untilNextVersion(page);
    await expect(page).toHaveURL(city.map);
  });
}

test("a release that misses a file, or its worker, takes nothing from whoever has the app [SW-2, F45, F46]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  const { headers } = await lines.town.read("/sw.js");
  expect(headers["cache-control"]).toBe("no-cache");

  const next = await nextVersion(lines.town);
  lines.town.standIn((path) => (path === firstScriptOfNextVersion() ? GONE : next(path)));
  expect(await howUpdateEnds(page)).toBe("redundant");
  lines.town.standIn((path) => (path === "/sw.js" ? GONE : next(path)));
  await lookForUpdate(page);

  await lines.town.cut();
  await page.goto(BETTON.list);
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await expect(markOfNextVersion(page)).not.toBeAttached();
});

/** However far down the form somebody is. */
async function isSeenBesideTheBar(page: Page): Promise<void> {
  const title = page.getByRole("textbox", { name: "Titre" });
  await title.blur();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await title.focus();
  const commune = page.getByRole("banner").getByRole("link").first();
  for (const seen of [page.getByText("Mise à jour prête"), commune, title])
    await expect.poll(() => seen.evaluate(isOnTop)).toBe(true);
}

function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 12, top + 12));
}

const GONE = { status: 404, headers: { "content-type": "text/plain" }, body: "" };

/** The first state that a new worker comes to. It is asked for twice, for the reason `lookForUpdate` gives. */
function howUpdateEnds(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const ended = new Promise<string>((resolve) => {
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => resolve(installing.state), { once: true });
      });
    });
    await registration.update();
    await registration.update();
    return ended;
  });
}
