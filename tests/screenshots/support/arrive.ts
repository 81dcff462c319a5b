import { expect, type BrowserContext, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../../local/demo/accounts.ts";
import { enterAccount } from "../../journeys/support/account.ts";
import { arriveIn, BETTON, RENNES, SAINT_MALO, type Commune } from "../../journeys/support/commune.ts";
import { untilBettonIsHere } from "../../journeys/support/data.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { failServers } from "../../journeys/support/fail-servers.ts";
import { confirmCommune, untilOfflineReady } from "../../journeys/support/first-visit.ts";
import { follow } from "../../journeys/support/every-place.ts";
import { SIZES } from "../../../local/screenshots/shot.ts";
import { send, writeReport } from "../../journeys/support/report.ts";
import { anAccountWith } from "../../journeys/support/staff.ts";
import { untilCalm } from "./shoot.ts";

export const PEOPLE = ["guest", "resident", "moderator", "admin"] as const;
export type Who = (typeof PEOPLE)[number];

export const STATES = ["full", "empty", "offline", "error"] as const;
export type State = (typeof STATES)[number];

type Arrive = (page: Page, context: BrowserContext, who: Who) => Promise<Commune>;

/** How somebody comes to see each state, and in which commune. */
export const ARRIVE: Readonly<Record<State, Arrive>> = {
  full: async (page, _, who) => {
    await arriveIn(page, BETTON);
    await enterDemo(page, who);
    await untilBettonIsHere(page);
    return BETTON;
  },
  empty: async (page, _, who) => {
    await arriveIn(page, SAINT_MALO);
    await enterNew(page, who, SAINT_MALO);
    if (who !== "guest") await follow(page, SAINT_MALO.map);
    return SAINT_MALO;
  },
  offline: async (page, context, who) => {
    await arriveIn(page, BETTON);
    await untilOfflineReady(page);
    await enterDemo(page, who);
    await untilBettonIsHere(page);
    if (who === "moderator") await untilQueueIsHere(page);
    await lookAtMap(page, BETTON);
    await context.setOffline(true);
    await page.goto(BETTON.map);
    await writeReport(page, { title: "Lampadaire éteint devant l’école", withPhoto: true });
    await send(page);
    return BETTON;
  },
  error: async (page, context, who) => {
    await arriveIn(page, SAINT_MALO);
    await untilOfflineReady(page);
    await enterNew(page, who, RENNES);
    await failServers(context);
    await context.setOffline(true);
    await follow(page, "/city/France/map/onboarding");
    await confirmCommune(page, "rennes", /^Rennes 35/u);
    await context.setOffline(false);
    return RENNES;
  },
};

/** Who goes without network had a map before, as wide as their window. */
async function lookAtMap(page: Page, { map }: Commune): Promise<void> {
  await follow(page, map);
  for (const viewport of Object.values(SIZES).toReversed()) {
    await page.setViewportSize(viewport);
    await untilCalm(page);
  }
}

/** What moderators alone read comes after the rest: without it their screens are those of a commune that is half here. */
async function untilQueueIsHere(page: Page): Promise<void> {
  await follow(page, pathOf("Threads", { cityId: BETTON.id }));
  await page.getByRole("button", { name: /^Nouvelles · \d/u }).waitFor();
  await expect(page.getByText("Texte pas encore sur cet appareil")).toHaveCount(0);
}

const DEMO_ACCOUNT_OF: Readonly<Record<Exclude<Who, "guest">, string>> = {
  resident: "demo-habitante",
  moderator: "demo-moderation",
  admin: "demo-admin",
};

async function enterDemo(page: Page, who: Who): Promise<void> {
  if (who === "guest") return;
  const account = DEMO_ACCOUNTS.find(({ uid }) => uid === DEMO_ACCOUNT_OF[who]);
  if (account === undefined) throw new Error(`The demo has no ${who}.`);
  await enterAccount(page, account.email, DEMO_PASSWORD);
}

/** Whoever is somebody ends on their profile: the commune they answer for may not be the one they are in. */
async function enterNew(page: Page, who: Who, { id }: Commune): Promise<void> {
  if (who === "guest") return;
  const { email, password } = await anAccountWith({
    ...(who === "admin" && { isAdmin: true }),
    ...(who === "moderator" && { moderatorOfCities: { [id]: true } }),
  });
  await enterAccount(page, email, password);
}
