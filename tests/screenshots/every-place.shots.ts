import type { Page } from "@playwright/test";
import { everyPlace, follow } from "../journeys/support/every-place.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { ARRIVE, PEOPLE, STATES, type State, type Who } from "./support/arrive.ts";
import { shoot } from "./support/shoot.ts";
import { test } from "./support/test.ts";

const UNKNOWN = "01900000-0000-7000-8000-000000000000";
const NOWHERE = ["NotFound", "/nulle-part"] as const;
const TITLE_MS_MAX = 8_000;

/** Home leads away where there is a commune: `first-visit.shots.ts` has it. */
const LEADS_AWAY = "Home";

for (const state of STATES) {
  for (const who of PEOPLE) {
    if (who === "admin" && state !== "full") continue;
    test(`${state}, ${who}`, async ({ page, context }) => {
      const { id, list } = await ARRIVE[state](page, context, who);
      const anomalyId = await oneOn(page, list, "anomaly");
      const activityId = await oneOn(page, pathOf("MapActivities", { cityId: id }), "activity");
      const ideaId = await oneOn(page, pathOf("MapIdeas", { cityId: id }), "idea");
      // A thread has the id of what it is about: under ideas most is written.
      const params = { cityId: id, anomalyId, activityId, ideaId, threadId: ideaId };
      await shootAll(page, params, state, who);
    });
  }
}

async function shootAll(
  page: Page,
  params: Parameters<typeof everyPlace>[0],
  state: State,
  who: Who,
): Promise<void> {
  const places = everyPlace(params).filter(([name]) => name !== LEADS_AWAY);
  for (const [place, path] of [...places, NOWHERE]) {
    await goTo(page, path);
    await shoot(page, { place, state, who });
  }
}

/** What a place shows when it has no title in time is worth a picture as well. */
async function goTo(page: Page, path: string): Promise<void> {
  await Promise.race([follow(page, path).catch(() => undefined), page.waitForTimeout(TITLE_MS_MAX)]);
}

/** The first with a photo, else the first, else one that is nowhere. */
async function oneOn(page: Page, list: string, kind: string): Promise<string> {
  await goTo(page, list);
  const to = `a[href*="/${kind}/"]`;
  const rows = page.getByRole("listitem").filter({ has: page.locator(to) });
  for (const found of [rows.filter({ has: page.locator("img") }), rows]) {
    const link = found.first().locator(to).first();
    const path = await link.getAttribute("href", { timeout: 5_000 }).catch(() => null);
    if (path !== null) return path.split("/").at(-1)?.split("?")[0] ?? UNKNOWN;
  }
  return UNKNOWN;
}
