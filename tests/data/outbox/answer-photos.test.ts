import { describe, expect, it } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { discardRow, retryRow } from "../../../src/data/outbox/row-actions.ts";
import { aCommand, aStatusChange } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDevice, aPhoto } from "../environment/a-device.ts";

describe("photos of an answer to a report that was refused", () => {
  it("are taken along when the report is asked again, and let go with it [OFF-6, P1, MOD-10]", async () => {
    const report = aCommand();
    const device = aDevice();
    await commitCommand(device, { command: report, photoIds: [] });
    await device.outbox.toCollection().modify({ state: "refused", attempts: 1 });
    const newPhotos = [aPhoto({ id: anIdentifier(21) })];
    const resolve = aStatusChange(
      { to: "resolved", photos: [{ id: anIdentifier(21), alt: "" }] },
      { dependsOn: report.id },
    );
    await commitCommand(device, { command: resolve, photoIds: [anIdentifier(21)], newPhotos });
    await retryRow(device, report.id);
    const [again, answer] = await device.outbox.orderBy("seq").toArray();
    expect(answer).toMatchObject({ kind: "change-status", photoIds: [anIdentifier(21)] });
    expect(await device.photos.get(anIdentifier(21))).toMatchObject({ ownerId: answer?.id });
    await discardRow(device, again?.id ?? "");
    expect(await device.outbox.count()).toBe(0);
    expect(await device.photos.count()).toBe(0);
  });
});
