import { pathOf } from "../../src/domain/navigation/routes.ts";
import { confirmCommune, untilOfflineReady } from "./support/first-visit.ts";
import { startProduction } from "./support/production.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test, watchContext } from "./support/test.ts";

test("a page built for production opens a commune, keeps a report without network and sends it, with nothing blocked and nobody else asked [SEC-20, SEC-7, P1, P5]", async ({
  city,
  watch,
}) => {
  const title = `Banc cassé devant l’école ${Date.now()}`;
  const production = await startProduction();
  try {
    expect(production.problems).toEqual([]);
    const context = await production.browser.newContext({ locale: "fr-FR", timezoneId: "Europe/Paris" });
    await watchContext(context, watch);
    const page = await context.newPage();
    await page.goto(production.origin);
    await page.getByRole("link", { name: "Choisir ma commune" }).click();
    await confirmCommune(page, city.name, new RegExp(`^${city.name} \\d`, "u"));
    await untilOfflineReady(page);

    await context.setOffline(true);
    await page.goto(`${production.origin}${pathOf("MapAnomalies", { cityId: city.id })}`);
    await writeReport(page, { title });
    await send(page);

    await context.setOffline(false);
    await expect(page.getByText(/n°\s*\d{4}-\d{4}/u).first()).toBeVisible();
    expect([...production.strangers]).toEqual([]);
  } finally {
    await production.stop();
  }
});
