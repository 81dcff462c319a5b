import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { pageBarriers } from "../../ui/framed.tsx";
import { heading, openApp } from "./open-app.tsx";

describe("a disabled account", () => {
  it("reads why, until when and whom to write to, whatever the address [AUTH-4, UI-3]", async () => {
    const disabled = { uid: "resident-yann", reason: "Propos injurieux", until: Date.UTC(2027, 2, 12) };
    await openApp("/city/35024/map/anomalies", { actor: undefined, disabled });
    await expect.element(heading("Votre compte a été suspendu")).toBeVisible();
    await expect.element(page.getByText("Propos injurieux")).toBeVisible();
    await expect.element(page.getByText(/12 mars/u)).toBeVisible();
    await expect.element(page.getByText(/mairie de votre commune/u)).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});
