import { pathOf } from "../../src/domain/navigation/routes.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { phonePhoto } from "./support/report.ts";
import { expect, test } from "./support/worker-test.ts";

test("J16 a photo shared to Parvis without network becomes a draft that stays [PHO-6, P1, FORM-6]", async ({
  page,
  context,
  baseURL,
  lines,
  city,
}) => {
  await page.goto("/");
  await untilOfflineReady(page);
  await arriveIn(page, city);
  await expect(page.getByRole("application")).toBeVisible();
  await lines.town.cut();
  await lines.services.cut();

  // What a phone's share sheet does: a POST that comes from no page of ours.
  const sheet = await context.newPage();
  await sheet.setContent(
    `<form method="post" enctype="multipart/form-data" action="${baseURL}/share"><input type="file" name="photos"><button>Parvis</button></form>`,
  );
  await sheet.locator("input").setInputFiles(await phonePhoto());
  await sheet.getByRole("button", { name: "Parvis" }).click();

  await expect(sheet).toHaveURL(new RegExp(`${city.newReport}\\?draft=`, "u"));
  const photo = sheet.getByRole("img", { name: /photo/iu }).first();
  await expect(photo).toBeVisible();
  await sheet.reload();
  await expect(photo).toBeVisible();
});

test("the shortcuts of the installed app open the form, the map and the lists of the person's commune [SW-5]", async ({
  page,
  city,
}) => {
  await arriveIn(page, city);
  await page.goto("/open/report");
  await expect(page).toHaveURL(new RegExp(city.newReport, "u"));
  await page.goto("/open/map");
  await expect(page).toHaveURL(city.map);
  await page.goto("/open/activities");
  await expect(page).toHaveURL(pathOf("MapActivities", { cityId: city.id }));
  await page.goto("/open/ideas");
  await expect(page).toHaveURL(pathOf("MapIdeas", { cityId: city.id }));
});
