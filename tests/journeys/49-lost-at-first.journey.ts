import type { BrowserContext } from "@playwright/test";
import { chunkOf } from "./support/chunk-of.ts";
import { expect, test } from "./support/test.ts";

// Routes do not see what a worker asks, and a first visit has none.
test.use({ serviceWorkers: "block" });

/** What the page asks to learn whether the town is there again. */
const IS_THERE = "**/sw.js";

test("a network that stops after the first document is told, and the page goes on by itself [P5, P13, F44]", async ({
  page,
  context,
}) => {
  const cut = await cutOff(context, "**/assets/*.js");
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("Le réseau s’est arrêté avant l’arrivée de Parvis");
  await cut.mend();
  await expect(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
});

test("a network that stops before a part of the first page is told, and that part comes by itself [P5, P13, F44]", async ({
  page,
  context,
}) => {
  const cut = await cutOff(context, `**${chunkOf("src/app/router/onboarding-route.tsx")}`);
  await page.goto("/");
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await expect(page.getByRole("alert")).toContainText("Une partie n’a pas pu être chargée");
  await cut.mend();
  await expect(page.getByRole("combobox", { name: "Nom ou code postal de votre commune" })).toBeVisible();
});

async function cutOff(
  context: BrowserContext,
  part: string,
): Promise<{ readonly mend: () => Promise<void> }> {
  for (const url of [part, IS_THERE])
    await context.route(url, (route) => route.abort("internetdisconnected"));
  return { mend: () => context.unrouteAll() };
}
