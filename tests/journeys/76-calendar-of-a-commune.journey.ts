import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { eventsIn } from "../support/events-in.ts";
import { announceAndOpen, choose, inDays, writeActivity } from "./support/activity.ts";
import { arriveAsResident } from "./support/resident.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";

type Event = ReturnType<typeof eventsIn>[number];

test.use(STAYS_ONLINE);

test("J76 a calendar that subscribed to a commune reads what takes place, how often it repeats, and what is cancelled [ACT-9, ACT-14]", async ({
  page,
  city,
}) => {
  const [choir, walk] = [`La chorale ${Date.now()}`, `La balade ${Date.now()}`];
  await arriveAsResident(page, city);
  await page.goto(pathOf("MapNewActivity", { cityId: city.id }));
  await writeActivity(page, {
    title: choir,
    category: "Vie associative",
    daysAhead: 3,
    organiser: "Chorale",
  });
  await page.getByText("Ajouter des précisions").click();
  await page.getByRole("radio", { name: "Chaque semaine" }).check({ force: true });
  await page.getByRole("textbox", { name: "Nombre de dates" }).fill("4");
  await page
    .getByRole("group", { name: /^Dates/u })
    .getByRole("checkbox")
    .nth(1)
    .click();
  await page.getByRole("button", { name: /^Envoyer/u }).click();
  await expect(page.getByRole("heading", { name: /^Activité envoyée · n° \d{4}-\d+/u })).toBeVisible();

  await announceAndOpen(page, city, {
    title: walk,
    category: "Sport",
    daysAhead: 6,
    organiser: "Les marcheurs",
  });
  await choose(page, "Annuler l’activité");
  const cancel = page.getByRole("dialog", { name: "Annuler l’activité" });
  await cancel.getByRole("textbox", { name: /^Pourquoi/u }).fill("Trop peu de participants cette fois.");
  await cancel.getByRole("button", { name: "Annuler l’activité" }).click();
  await expect(page.getByText("Annulée").first()).toBeVisible();

  await page.goto(pathOf("MapActivities", { cityId: city.id }));
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  const feed = await page.getByRole("link", { name: "S’abonner au calendrier" }).getAttribute("href");
  expect(feed).toMatch(/^webcal:/u);
  const read = async () => eventsIn(await (await page.request.get(new URL(feed ?? "").pathname)).text());
  const statusOf = ({ component }: Event) => component.getFirstPropertyValue("status");
  await expect
    .poll(async () => (await read()).filter(({ summary }) => summary === walk).map(statusOf))
    .toEqual(["CANCELLED"]);
  const timesOf = (event: Event) => event.startDate.toJSDate().getTime();
  const repeated = (await read()).filter(({ summary }) => summary === choir);
  const inOrder = repeated.toSorted((a, b) => timesOf(a) - timesOf(b));
  expect(inOrder.map(statusOf)).toEqual(["CONFIRMED", "CANCELLED", "CONFIRMED", "CONFIRMED"]);
  const first = instantAt(inDays(3), timeZoneOf(city.id)) ?? 0;
  expect(inOrder.map((event) => Math.round((timesOf(event) - first) / DAY_MS))).toEqual([0, 7, 14, 21]);
});
