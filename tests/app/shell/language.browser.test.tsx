import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { NotFoundPage } from "../../../src/app/shell/not-found-page.tsx";
import { activateOwnLocale, chooseLocale } from "../../../src/i18n/activate-locale.ts";
import { renderFramed } from "../../ui/framed.tsx";

afterEach(async () => {
  await chooseLocale("fr");
  localStorage.clear();
});

describe("the language of the page", () => {
  it("is French, and English for who asks for it, now and at the next visit [UI-4]", async () => {
    await renderFramed(<BareShell>contenu</BareShell>);
    await expect.element(page.getByRole("link", { name: "Aller au contenu" })).toBeInTheDocument();
    await expect.poll(() => document.documentElement.lang).toBe("fr");
    await page.getByRole("button", { name: "English" }).click();
    await expect.poll(() => document.documentElement.lang).toBe("en");
    await expect.element(page.getByRole("button", { name: "Français" })).toBeVisible();
    await activateOwnLocale();
    expect(document.documentElement.lang).toBe("en");
  });

  it("turns every word of a page at once [UI-4]", async () => {
    await renderFramed(
      <BareShell>
        <NotFoundPage cityId={undefined} online search={null} />
      </BareShell>,
      "/nulle/part",
    );
    await expect.element(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect.element(page.getByRole("heading", { name: "Page introuvable" })).not.toBeInTheDocument();
  });
});
