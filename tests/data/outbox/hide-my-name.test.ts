import { describe, expect, it } from "vitest";
import { dexieStore } from "../../../replication/outbox/dexie-store.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { hideMyNameHere } from "../../../src/data/outbox/hide-my-name.ts";
import { aCommand, aFollow } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDevice, aDraft } from "../environment/a-device.ts";

const [waiting, refused, follow, draft] = [
  anIdentifier(1),
  anIdentifier(2),
  anIdentifier(3),
  anIdentifier(4),
] as const;

/** One report waits, one came back refused, both under the name; and a draft asks for it too. */
async function aDeviceWithNames(): Promise<DeviceDatabase> {
  const device = aDevice();
  const payload = aReport({ showName: true });
  for (const command of [
    aCommand({ id: waiting, payload }),
    aCommand({ id: refused, payload }),
    aFollow(anIdentifier(9), true, { id: follow }),
  ])
    await commitCommand(device, { command, photoIds: [] });
  await device.outbox.where("id").equals(refused).modify({ state: "refused" });
  await device.drafts.add(aDraft({ id: draft, fields: { title: "Nid-de-poule", showName: true } }));
  return device;
}

describe("« Masquer mon nom partout », pressed without network", () => {
  it("takes the name off every report that is sent afterwards, and off the drafts [AUTH-35, ANO-13]", async () => {
    const device = await aDeviceWithNames();
    expect(await hideMyNameHere(device)).toMatchObject({ ok: true });
    const [sent, other] = await dexieStore(device).claim([waiting, follow]);
    expect(sent?.command).toEqual(aCommand({ id: waiting, payload: aReport({ showName: false }) }));
    expect(other?.command).toEqual(aFollow(anIdentifier(9), true, { id: follow }));
    const back = await device.outbox.where("id").equals(refused).first();
    expect(back).toMatchObject({ state: "refused", command: { payload: { showName: false } } });
    expect(await device.drafts.get(draft)).toMatchObject({
      fields: { title: "Nid-de-poule", showName: false },
    });
  });

  it("changes everything or nothing, and what is under way stays so [AUTH-35, P1]", async () => {
    const device = await aDeviceWithNames();
    await dexieStore(device).claim([waiting]);
    const fail = (): never => {
      throw new Error("The device died here.");
    };
    device.drafts.hook("updating", fail);
    await expect(hideMyNameHere(device)).rejects.toThrow("The device died here.");
    const named = await device.outbox.toArray();
    expect(
      named.filter(({ command }) => "showName" in command.payload && command.payload.showName),
    ).toHaveLength(2);
    device.drafts.hook("updating").unsubscribe(fail);
    await hideMyNameHere(device);
    expect(await device.outbox.where("id").equals(waiting).first()).toMatchObject({
      state: "sending",
      command: { payload: { showName: false } },
    });
  });
});
