import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

describe("a change of place", () => {
  it("moves the focus to the heading across frames, and leaves the first place to the browser [UI-5]", async () => {
    await openApp("/nulle/part");
    await expect.element(heading("Page introuvable")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
    await page.getByRole("link", { name: "Ouvrir la liste" }).click();
    await expect.element(heading("Anomalies")).toHaveFocus();
    await page.getByRole("link", { name: "Mon compte" }).click();
    await expect.element(heading("Mon compte")).toHaveFocus();
    await expect.poll(() => document.title).toBe("Mon compte – Parvis");
  });

  it("leaves the focus alone when the first place was only a way to another [UI-5, NAV-1]", async () => {
    localStorage.setItem("parvis.route", "ListAnomalies");
    await openApp("/");
    await expect.element(heading("Anomalies")).toBeVisible();
    expect(document.activeElement).toBe(document.body);
  });
});
