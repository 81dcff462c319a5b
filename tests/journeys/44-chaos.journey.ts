import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { MINUTE_MS, SECOND_MS } from "../../src/domain/basics/instant.ts";
import { chanceOf } from "../replication/pull/fake-time.ts";
import { testSeed } from "../../local/testing/seed.ts";
import { Person } from "./support/chaos-person.ts";
import { weather, type Weather } from "./support/chaos-weather.ts";
import type { Commune } from "./support/commune.ts";
import { killableBrowser, type KillableBrowser } from "./support/killable.ts";
import { untilAllSent } from "./support/outbox.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test, watchContext } from "./support/test.ts";
import { photosInTownOf, titlesInTownOf } from "./support/town.ts";

const LASTS_MS = Number(process.env["PARVIS_CHAOS_MS"] ?? 10 * MINUTE_MS);
/** Until the longest pause of the outbox is over, and everything has gone over a machine that is busy. */
const CALM_MS_MAX = 6 * MINUTE_MS;

test.setTimeout(LASTS_MS + 3 * CALM_MS_MAX);

test("two people who report in all weathers, and whose browsers die, lose nothing that was said « envoyé » or kept [P1, P2, P4, OFF-16, PULL-10, LAND-6]", async ({
  contextOptions,
  launchOptions,
  baseURL,
  watch,
  city,
}) => {
  const chance = chanceOf(testSeed());
  const begun: Begun[] = [];
  const begin = async (name: string): Promise<Begun> => {
    const account = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
    const sky = weather(chance);
    const options = { ...contextOptions, ...launchOptions, ...(baseURL === undefined ? {} : { baseURL }) };
    const browser = killableBrowser(options);
    const person = new Person({
      name,
      account,
      browser,
      weather: sky,
      city,
      chance,
      watch: (context) => watchContext(context, watch),
    });
    const each = { uid: account.uid, person, sky, browser };
    begun.push(each);
    await person.begin();
    return each;
  };
  try {
    await begin("Anne");
    await begin("Yann");
    const until = Date.now() + LASTS_MS;
    const events = begun.map((each) => befall(each, until, chance));
    await Promise.all([...events, ...begun.map(({ person }) => person.live(until))]);
    for (const { sky } of begun) await sky.calm();
    for (const each of begun) await untilDone(each, city);
    await agree(begun, city);
  } finally {
    for (const { browser } of begun) await browser.remove();
  }
});

interface Begun {
  readonly uid: string;
  readonly person: Person;
  readonly sky: Weather;
  readonly browser: KillableBrowser;
}

/** Something happens every few seconds; now and then the browser dies. */
async function befall({ person, sky }: Begun, until: number, chance: () => number): Promise<void> {
  for (;;) {
    await wait(SECOND_MS + chance() * 8 * SECOND_MS);
    if (Date.now() >= until) return;
    if (chance() < 0.12) await person.kill();
    else await sky.change().catch(() => undefined);
  }
}

async function untilDone({ uid, person }: Begun, city: Commune): Promise<void> {
  await person.page.goto(city.list);
  await expect(async () => {
    await person.page.reload();
    await untilAllSent(person.page);
  }).toPass({ timeout: CALM_MS_MAX });
  const inTown = await titlesInTownOf(uid);
  const { kept, sent, maybe, photos } = person.told;
  const missing = (titles: ReadonlySet<string>) => [...titles].filter((title) => !inTown.includes(title));
  expect({ said: missing(sent), kept: missing(kept) }).toEqual({ said: [], kept: [] });
  expect(inTown.filter((title) => !kept.has(title) && !maybe.has(title))).toEqual([]);
  expect(new Set(inTown).size).toBe(inTown.length);
  const stored = (await photosInTownOf(uid)).length;
  expect(stored).toBeGreaterThanOrEqual(photos.count);
  expect(stored).toBeLessThanOrEqual(photos.count + photos.maybe);
  // oxlint-disable-next-line no-console -- ten minutes in one line
  console.log(
    `${kept.size} kept, ${sent.size} of them said « envoyé » in between, ${stored} photos, ${person.kills} kills`,
  );
}

/** Both devices show what the town has, and nothing else. */
async function agree(begun: readonly Begun[], city: Commune): Promise<void> {
  const inTown = (await Promise.all(begun.map(({ uid }) => titlesInTownOf(uid)))).flat();
  for (const { person } of begun) {
    await person.page.goto(city.list);
    await expect.poll(() => titlesOn(person.page), { timeout: CALM_MS_MAX }).toEqual(inTown.toSorted());
  }
}

async function titlesOn(page: Page): Promise<readonly string[]> {
  const more = page.getByRole("button", { name: /^Afficher plus/u });
  while (await more.isVisible()) await more.click();
  const titles = await page.getByRole("listitem").getByRole("heading", { level: 2 }).allInnerTexts();
  return titles.map((title) => title.trim()).toSorted();
}
