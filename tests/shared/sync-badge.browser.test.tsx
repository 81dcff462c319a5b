import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { SyncBadge } from "../../src/shared/commands/sync-badge.tsx";
import { goOffline } from "../support/go-offline.ts";
import { renderControls } from "../ui/framed.tsx";

it("says that what was being sent waits once the network is gone [OFF-22]", async () => {
  await renderControls(<SyncBadge sync="sending" />);
  await expect.element(page.getByText("Envoi…", { exact: true })).toBeVisible();
  goOffline();
  await expect.element(page.getByText("En attente d’envoi", { exact: true })).toBeVisible();
});
