import { expect, type BrowserContext, type Page } from "@playwright/test";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import type { Weather } from "./chaos-weather.ts";
import type { Commune } from "./commune.ts";
import { untilOfflineReady } from "./first-visit.ts";
import type { KillableBrowser } from "./killable.ts";
import { outboxBadge } from "./outbox.ts";
import { pressSend, sentHeading, writeReport } from "./report.ts";
import { arriveAs } from "./resident.ts";
import { titlesInTownOf } from "./town.ts";

/** Longer than any step takes where nothing stands still. */
const STEP_MS_MAX = 60 * SECOND_MS;
const LOOK_MS_MAX = 15 * SECOND_MS;

/** What the screen told one person of their reports, by title. */
export interface Told {
  /** « Enregistré sur cet appareil », or more. */
  readonly kept: Set<string>;
  /** The browser died under the press: the device has it, or not. */
  readonly maybe: Set<string>;
  /** Titles that were there each time when « Tout est envoyé » was said. */
  readonly sent: Set<string>;
  readonly photos: { count: number; maybe: number };
}

interface PersonOptions {
  readonly name: string;
  readonly account: { readonly uid: string; readonly email: string; readonly password: string };
  readonly browser: KillableBrowser;
  readonly weather: Weather;
  readonly city: Commune;
  readonly chance: () => number;
  readonly watch: (context: BrowserContext) => Promise<void>;
}

export class Person {
  readonly told: Told = {
    kept: new Set(),
    maybe: new Set(),
    sent: new Set(),
    photos: { count: 0, maybe: 0 },
  };
  readonly #options: PersonOptions;
  #page: Page | undefined;
  #isKilled = false;
  #written = 0;
  kills = 0;

  constructor(options: PersonOptions) {
    this.#options = options;
  }

  get page(): Page {
    if (this.#page === undefined) throw new Error("Nobody has opened a page.");
    return this.#page;
  }

  /** Signed in and ready to go without network. */
  async begin(): Promise<void> {
    const { account, city } = this.#options;
    await this.open();
    await arriveAs(this.page, city, account);
    await untilOfflineReady(this.page);
  }

  async open(): Promise<void> {
    const { browser, weather, watch } = this.#options;
    const context = await browser.open();
    await watch(context);
    await weather.over(context);
    this.#page = context.pages()[0] ?? (await context.newPage());
    this.#isKilled = false;
  }

  async kill(): Promise<void> {
    this.#isKilled = true;
    this.kills += 1;
    await this.#options.browser.kill();
  }

  /** Writes and reads until the time is over, in whatever weather; a killed browser is opened again. */
  async live(until: number): Promise<void> {
    while (Date.now() < until) {
      try {
        await this.#report();
        await this.#look();
      } catch (error) {
        if (!this.#isKilled) throw error;
        await this.open();
        await this.page.goto(this.#options.city.map);
      }
    }
  }

  async #report(): Promise<void> {
    const { name, chance, city } = this.#options;
    this.#written += 1;
    const title = `${name} ${this.#written} ${Date.now()}`;
    const withPhoto = chance() < 0.4;
    await this.page.goto(city.map);
    await writeReport(this.page, { title, withPhoto });
    this.told.maybe.add(title);
    if (withPhoto) this.told.photos.maybe += 1;
    await pressSend(this.page);
    await expect(sentHeading(this.page)).toBeVisible({ timeout: STEP_MS_MAX });
    this.told.maybe.delete(title);
    this.told.kept.add(title);
    if (!withPhoto) return;
    this.told.photos.maybe -= 1;
    this.told.photos.count += 1;
  }

  /** Now and then somebody waits to read « Tout est envoyé »: what it is said of is in the town at that moment. */
  async #look(): Promise<void> {
    if (this.#options.chance() < 0.5) return;
    const said = expect(outboxBadge(this.page)).toHaveAccessibleName(/^Tout est envoyé/u, {
      timeout: LOOK_MS_MAX,
    });
    if (
      !(await said.then(
        () => true,
        () => false,
      ))
    )
      return;
    const inTown = await titlesInTownOf(this.#options.account.uid);
    expect([...this.told.kept].filter((title) => !inTown.includes(title))).toEqual([]);
    for (const title of this.told.kept) this.told.sent.add(title);
  }
}
