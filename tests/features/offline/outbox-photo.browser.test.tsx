import { expect, it, onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { aPhoto } from "../../data/environment/a-device.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aGuest } from "../../examples/accounts.ts";
import { showPanel } from "./show-panel.tsx";

it("shows the first photo of what waits, as this device has it [OFF-5]", async () => {
  const device = openDevice("panel-photo");
  onTestFinished(async () => {
    await cleanup();
    await device.delete();
  });
  await device.open();
  const row = rowOf({ command: aCommand(), photoIds: [] });
  await device.outbox.add(row);
  await device.photos.add(aPhoto({ ownerId: row.id }));
  await showPanel({ device, replica: undefined, actor: aGuest() });
  const shown = () => document.querySelector("article img")?.getAttribute("src");
  await expect.poll(shown).toMatch(/^blob:/u);
});
