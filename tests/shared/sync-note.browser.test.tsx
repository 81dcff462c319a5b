import { expect, it } from "vitest";
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
