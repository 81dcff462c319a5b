import type { Page } from "@playwright/test";
import { originOf } from "../../local/ports.ts";
import { enterAccount } from "./support/account.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { untilCityIsHere } from "./support/data.ts";
import { everyPlace, follow, type PlaceParams } from "./support/every-place.ts";
import { chooseBetton, chooseCommune, untilOfflineReady } from "./support/first-visit.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";
import { portsOf } from "./support/worker-test.ts";

const UNKNOWN = "01900000-0000-7000-8000-000000000000";
const NOTHING = { anomalyId: UNKNOWN, activityId: UNKNOWN, ideaId: UNKNOWN, threadId: UNKNOWN };

/** Home leads away at once: where it stays, the first visit looks at it (12). */
const LEADS_AWAY = "Home";

/** Everywhere there is a heading, no error screen, and nothing that stops anybody. */
async function visitAll(page: Page, params: PlaceParams, state: string): Promise<void> {
  const places = everyPlace(params).filter(([name]) => name !== LEADS_AWAY);
  for (const [name, path] of [...places, ["NotFound", "/nulle-part"] as const]) {
    await test.step(name, async () => {
      await follow(page, path);
      await expect.soft(page.getByRole("heading", { level: 1 }), `${name}, ${state}`).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" })).toBeHidden();
      await expectNoBarrier(page, `${name}, ${state}`);
    });
  }
}

/** Somebody who may enter everywhere. */
async function enterAsBoth(page: Page, cityId: string, authOrigin: string): Promise<void> {
  const claims = { isAdmin: true, moderatorOfCities: { [cityId]: true } } as const;
  const { email, password } = await anAccountWith(authOrigin, claims);
  await enterAccount(page, email, password);
}

async function anAnomalyOn(page: Page): Promise<string> {
  const link = page.getByRole("listitem").getByRole("link").first();
  return (await link.getAttribute("href"))?.split("/").at(-1)?.split("?")[0] ?? UNKNOWN;
}

test("J10 every place is open to all, with everything there and without network [UI-3, P5]", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await chooseBetton(page);
  await untilOfflineReady(page);
  await enterAsBoth(page, "35024", originOf(portsOf(baseURL).auth));
  await untilCityIsHere(page);
  const items = { ...NOTHING, cityId: "35024", anomalyId: await anAnomalyOn(page) };
  await visitAll(page, items, "full");
  await context.setOffline(true);
  await visitAll(page, items, "offline");
});

test("J10 every place is open to all, with nothing there and when the server fails [UI-3, P13]", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const cityId = await chooseCommune(page, "saint malo", /^Saint-Malo/u);
  await untilOfflineReady(page);
  await enterAsBoth(page, cityId, originOf(portsOf(baseURL).auth));
  await follow(page, `/city/${cityId}/map/anomalies`);
  await expect(page.getByText(/aucune anomalie/iu).first()).toBeVisible();
  await visitAll(page, { ...NOTHING, cityId }, "empty");
  await context.route(/\/(?:api|photos|google\.firestore|identitytoolkit)|europe-west9/u, (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "unavailable" }),
  );
  await visitAll(page, { ...NOTHING, cityId }, "error");
});
