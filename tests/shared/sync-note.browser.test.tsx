import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { i18n } from "../../src/i18n/activate-locale.ts";
import { SYNC_WORDS } from "../../src/i18n/sync-words.ts";
import { SyncNote } from "../../src/shared/commands/sync-note.tsx";
import { renderControls } from "../ui/framed.tsx";

it.each(["refused", "conflict"] as const)("leads to the heading it stands under: %s [P6]", async (sync) => {
  await renderControls(<SyncNote sync={sync} />);
  const heading = i18n._(SYNC_WORDS[sync]);
  await expect.element(page.getByText(new RegExp(String.raw`sous «\s${heading}\s»`, "u"))).toBeVisible();
});

it("says that it waits, and not that it goes, while there is no network [P6]", async () => {
  const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  await renderControls(<SyncNote sync="sending" />);
  await expect.element(page.getByText(i18n._(SYNC_WORDS.queued))).toBeVisible();
  await expect.element(page.getByText(/dès que le réseau le permettra/u)).toBeVisible();
  expect(document.body.textContent).not.toContain("en cours");
});

it("does not say again what the title says [P6]", async () => {
  await renderControls(<SyncNote sync="sending" />);
  await expect.element(page.getByText("Enregistré sur cet appareil. L’envoi est en cours.")).toBeVisible();
  await renderControls(<SyncNote sync="sending" isTitled />);
  await expect.element(page.getByText("L’envoi est en cours.", { exact: true })).toBeVisible();
});
