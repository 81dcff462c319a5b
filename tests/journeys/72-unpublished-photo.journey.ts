import { changeDocument } from "../rules/support/firestore-rest.ts";
import { arriveIn, communeOf } from "./support/commune.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, GOES_OFFLINE, STAYS_ONLINE, test } from "./support/test.ts";

/** The longer side of a photo as the city keeps it. */
const STORED_PX = 1600;

test.use(STAYS_ONLINE);

test("J72 a moderator of two communes looks at the photo of a report that nobody else sees yet, and again in a dead zone [MOD-5, ANO-5]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Two people, one of them with an account.
  const title = `Lampadaire couché ${Date.now()}`;
  await arriveIn(page, city);
  await changeDocument(`cities/${city.id}`, { moderatorsCount: 1, rev: 9, updatedAt: new Date() });
  await leadTo(page, city.map);
  await writeReport(page, { title, withPhoto: true });
  await send(page);
  await untilAllSent(page);
  const report = await page.getByRole("link", { name: "Voir mon signalement" }).getAttribute("href");

  const other = communeOf(`${city.id} beside`);
  const desk = await anotherPage(browser, watch, GOES_OFFLINE);
  const { email, password } = await anAccountWith({
    moderatorOfCities: { [city.id]: true, [other.id]: true },
  });
  await arriveAs(desk, city, { email, password });
  await follow(desk, report ?? "");
  const photo = desk.getByRole("button", { name: /Photo 1/u }).getByRole("img");
  const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect(photo).toHaveAttribute("src", /^blob:/u);
  await expect.poll(width).toBe(STORED_PX);

  await untilOfflineReady(desk);
  await desk.context().setOffline(true);
  await desk.reload();
  await expect(photo).toHaveAttribute("src", /^blob:/u);
  await expect.poll(width).toBe(STORED_PX);
  await desk.context().close();
});
