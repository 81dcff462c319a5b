import { chromium } from "@playwright/test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM } from "../support/chromium.ts";
import { withLine } from "./support/kept-offline.ts";
import { expect, test } from "./support/test.ts";

const BLOCK = 2;

// A shell has no settings that forbid anything.
test.use({ launchOptions: CHROMIUM });

test("a browser that forbids everything still opens Parvis, which says so first [P7, F28]", async ({
  baseURL,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "parvis-profile-"));
  mkdirSync(join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(settings));
  const context = withLine(
    await chromium.launchPersistentContext(profile, { ...launchOptions, locale: "fr-FR" }),
  );
  try {
    const complaints: string[] = [];
    context.on("weberror", (error) => complaints.push(error.error().message));
    const page = await context.newPage();
    await page.goto(`${baseURL ?? ""}/`);
    const isForbidden = page.evaluate(() => {
      try {
        return localStorage.length < 0;
      } catch {
        return true;
      }
    });
    expect(await isForbidden).toBe(true);
    await expect(page.getByText("Mode sans enregistrement")).toBeVisible();
    await page.getByRole("link", { name: "Choisir ma commune" }).click();
    await expect(page.getByRole("combobox", { name: "Nom ou code postal de votre commune" })).toBeVisible();
    await expect(page.getByText("Mode sans enregistrement")).toBeVisible();
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
