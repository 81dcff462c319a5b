import { pickCommune, untilOfflineReady } from "../journeys/support/first-visit.ts";
import { shoot } from "./support/shoot.ts";
import { test } from "./support/test.ts";

test("the first visit", async ({ page }) => {
  const who = "guest";
  await page.goto("/");
  await shoot(page, { place: "Home", state: "first-visit", who });
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await page.waitForURL(/onboarding/u);
  await page.getByRole("heading", { level: 1, name: "Choisir ma commune" }).waitFor();
  await shoot(page, { place: "MapOnboarding", state: "first-visit", who });
  await page
    .getByRole("combobox", { name: "Nom ou code postal de votre commune" })
    .fill("nulle part au monde");
  await page.getByText(/Pas de données trouvées/u).waitFor();
  await shoot(page, { place: "MapOnboarding", state: "nothing-found", who });
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill("bett");
  await page.getByRole("option").first().waitFor();
  await shoot(page, { place: "MapOnboarding", state: "answers", who });
  await pickCommune(page, "betton", /^Betton 35830/u);
  await shoot(page, { place: "MapOnboarding", state: "confirm", who });
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await page.waitForURL(/\/map\/anomalies/u);
  await shoot(page, { place: "MapAnomalies", state: "welcome", who });
});

test("a first visit without network", async ({ page, context }) => {
  await page.goto("/");
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.reload();
  await shoot(page, { place: "Home", state: "offline", who: "guest" });
});
