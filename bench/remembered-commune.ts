import type { Page } from "@playwright/test";
import { theAtlas } from "../local/communes/atlas.ts";
import { demoCity } from "../local/demo/demo-city.ts";
import { originOf, portOffset, portsAt } from "../local/ports.ts";
import { communeIn } from "../src/app/city/city-record.ts";
import { rememberOutline } from "../src/app/city/remember-outline.ts";
import { firstGroundOf } from "../src/domain/background/first-ground.ts";
import { standInTiles } from "../src/domain/background/map-providers.ts";
import { CITY_ZOOM, type CityId } from "../src/domain/city/city.ts";
import { DEFAULT_CITY_SETTINGS } from "../src/domain/city/city-settings.ts";

/** What a device remembers of its commune besides the choice once the city has answered: as after a choice of a card that showed its outline. */
export async function rememberWhereItLies(page: Page, cityId: CityId): Promise<void> {
  const site = theAtlas().siteOf(cityId);
  if (site === undefined) throw new Error("Nobody knows where this commune lies.");
  const { id, name, population, position, positionCityHall, contour } = demoCity(
    site,
    DEFAULT_CITY_SETTINGS,
    0,
  );
  const tiles = standInTiles(`${originOf(portsAt(portOffset()).standIns)}/tiles/{z}/{x}/{y}{r}.png`);
  const ground = firstGroundOf(tiles, position, CITY_ZOOM);
  const kept = new Map<string, string>();
  const storage = {
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  communeIn(storage).write({ id, name, population, place: position, cityHall: positionCityHall, ground });
  rememberOutline(storage, { cityId: id, rev: 0, contour });
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...kept],
  );
}
