import type { Browser, Page } from "@playwright/test";
import type { RouteName } from "../../src/domain/navigation/routes.ts";
import { arriveIn, BETTON, RENNES, SAINT_MALO } from "./support/commune.ts";
import { untilBettonIsHere } from "./support/data.ts";
import { confirmCommune, pickCommune, untilOfflineReady } from "./support/first-visit.ts";
import { enterAccount } from "./support/account.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { failServers } from "./support/fail-servers.ts";
import { everyPlace, follow, type PlaceParams } from "./support/every-place.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test, watchContext } from "./support/test.ts";

const UNKNOWN = "01900000-0000-7000-8000-000000000000";
const NOTHING = { anomalyId: UNKNOWN, activityId: UNKNOWN, ideaId: UNKNOWN, threadId: UNKNOWN };

/** Home leads away at once where there is a commune: it is looked at where it stays. */
const LEADS_AWAY = "Home";

type Place = RouteName | "NotFound";

/** One sentence of a place, and how it is told: `alert` at once, `status` when there is a pause, `text` where one reads. */
type Said = readonly ["alert" | "status" | "text", string];

const NOT_LOADED: Said = ["status", "Le serveur ne répond pas — données incomplètes"];
const NOT_HERE: Said = ["text", "Ce contenu n’est pas encore sur cet appareil."];

/** What each place says when the server fails and nothing of the commune is here; `null` where nothing is asked of a server. */
const FAILED: Readonly<Record<Place, Said | null>> = {
  Home: ["alert", "Le serveur ne répond pas"],
  MapOnboarding: ["text", "Le service des communes ne répond pas : le contour viendra plus tard."],
  MapAnomalies: NOT_LOADED,
  MapNewAnomaly: NOT_LOADED,
  MapAnomaly: NOT_HERE,
  MapActivities: NOT_LOADED,
  MapNewActivity: NOT_LOADED,
  MapActivity: NOT_LOADED,
  MapIdeas: NOT_LOADED,
  MapNewIdea: NOT_LOADED,
  MapIdea: NOT_LOADED,
  ListAnomalies: NOT_LOADED,
  ListAnomaly: NOT_HERE,
  CityDetails: ["text", "Qui répond dans cette commune n’est pas encore connu sur cet appareil"],
  CitySettings: NOT_LOADED,
  Thread: NOT_HERE,
  Threads: NOT_LOADED,
  Notifications: NOT_LOADED,
  Profile: ["text", "Rennes : ce que vous avez envoyé n’est pas encore sur cet appareil."],
  // No commune is asked about: it leads to the choice.
  ModifyCity: null,
  AuthAction: ["text", "Il faut du réseau pour confirmer"],
  AdminDashboard: null,
  NotificationSettings: null,
  Ideas: null,
  About: null,
  NotFound: null,
};

const LINK = "/auth/action?oobCode=abc&apiKey=demo-parvis";

async function expectSaid(page: Page, place: Place): Promise<void> {
  const said = FAILED[place];
  if (said === null) return;
  const [role, words] = said;
  const where = role === "text" ? page.getByRole("main") : page.getByRole(role);
  await expect.soft(where.getByText(words).first(), `what ${place} says of the failure`).toBeVisible();
}

/** Everywhere there is a heading, no error screen, and nothing that stops anybody. */
async function visitAll(page: Page, params: PlaceParams, state: string): Promise<void> {
  const places = everyPlace(params).filter(([name]) => name !== LEADS_AWAY);
  for (const [name, path] of [...places, ["NotFound", "/nulle-part"] as const]) {
    await test.step(name, async () => {
      await follow(page, state === "error" && name === "AuthAction" ? LINK : path);
      await expect.soft(page.getByRole("heading", { level: 1 }), `${name}, ${state}`).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cette page n’a pas pu s’afficher" })).toBeHidden();
      if (state === "error" && name === "MapOnboarding") await pickCommune(page, "betton", /^Betton 35830/u);
      if (state === "error") await expectSaid(page, name);
      await expectNoBarrier(page, `${name}, ${state}`);
    });
  }
}

/** Somebody who may enter everywhere in these communes. */
async function enterAsBoth(page: Page, cityIds: readonly string[]): Promise<void> {
  const moderatorOfCities = Object.fromEntries(cityIds.map((cityId) => [cityId, true as const]));
  const { email, password } = await anAccountWith({ isAdmin: true, moderatorOfCities });
  await enterAccount(page, email, password);
}

/** The first visit of somebody whom no server answers: there Home stays. */
async function visitHomeWhileFailing(
  browser: Browser,
  watch: Parameters<typeof watchContext>[1],
): Promise<void> {
  const context = await browser.newContext();
  await watchContext(context, watch);
  await failServers(context);
  const page = await context.newPage();
  await page.goto("/");
  await expectSaid(page, "Home");
  await expectNoBarrier(page, "Home, error");
  await context.close();
}

async function anAnomalyOn(page: Page): Promise<string> {
  const link = page.getByRole("listitem").getByRole("link").first();
  return (await link.getAttribute("href"))?.split("/").at(-1)?.split("?")[0] ?? UNKNOWN;
}

test("J10 every place is open to all, with everything there and without network [UI-3, P5]", async ({
  page,
  context,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await enterAsBoth(page, [BETTON.id]);
  await untilBettonIsHere(page);
  const items = { ...NOTHING, cityId: BETTON.id, anomalyId: await anAnomalyOn(page) };
  await visitAll(page, items, "full");
  await context.setOffline(true);
  await visitAll(page, items, "offline");
});

test("J10 every place is open to all with nothing there, and says so when the server fails [UI-3, P13]", async ({
  page,
  context,
  browser,
  watch,
}) => {
  await arriveIn(page, SAINT_MALO);
  await untilOfflineReady(page);
  await enterAsBoth(page, [SAINT_MALO.id, RENNES.id]);
  await follow(page, SAINT_MALO.map);
  await expect(page.getByText(/aucune anomalie/iu).first()).toBeVisible();
  await visitAll(page, { ...NOTHING, cityId: SAINT_MALO.id }, "empty");

  await visitHomeWhileFailing(browser, watch);
  await failServers(context);
  await context.setOffline(true);
  await follow(page, "/city/France/map/onboarding");
  await confirmCommune(page, "rennes", /^Rennes 35/u);
  await context.setOffline(false);
  await visitAll(page, { ...NOTHING, cityId: RENNES.id }, "error");
});
