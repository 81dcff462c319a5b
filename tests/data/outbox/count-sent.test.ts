import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { countSent } from "../../../src/data/outbox/count-sent.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { NOTHING_SENT } from "../../../src/domain/command/quota-problem.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDevice } from "../environment/a-device.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import { aReplica } from "../replica/a-replica.ts";

let device: DeviceDatabase;
let replica: Replica;

beforeEach(async () => {
  device = aDevice();
  replica = await aReplica();
});

afterEach(() => replica.remove());

async function aReportSentIn(cityId: string, n: number): Promise<void> {
  const commandId = anIdentifier(n);
  const membership = emptyMembership(cityId, NOW);
  const receipt: Receipt = {
    commandId,
    kind: "report-anomaly",
    cityId,
    subject: { collection: "anomalies", id: commandId },
    outcome: { commandId, state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW },
    content: null,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
  };
  const { userCities, receipts } = COLLECTIONS;
  const shared = { rank: 0, epoch: "1.a" };
  await replica.userCities.upsert({
    id: cityId,
    ...userCities.columnsOf(membership),
    ...shared,
    doc: membership,
  });
  await replica.receipts.upsert({ id: commandId, ...receipts.columnsOf(receipt), ...shared, doc: receipt });
}

describe("what a person did in a day", () => {
  it("is counted in all their cities, as the city counts it [ANO-6]", async () => {
    await aReportSentIn("35024", 1);
    await aReportSentIn("35238", 2);
    await device.outbox.add(rowOf({ command: aCommand({ id: anIdentifier(3) }), photoIds: [] }));
    const next = aCommand({ id: anIdentifier(4), cityId: "35024" });
    expect(await countSent(next, { device, replica })).toMatchObject({ thatDay: 3 });
  });

  it("is what is known of it, where only the device or only its copy of the city is there [ANO-6]", async () => {
    await aReportSentIn("35024", 1);
    await device.outbox.add(rowOf({ command: aCommand({ id: anIdentifier(3) }), photoIds: [] }));
    const next = aCommand({ id: anIdentifier(4), cityId: "35024" });
    for (const some of [
      { device, replica: undefined },
      { device: undefined, replica },
    ])
      expect(await countSent(next, some)).toMatchObject({ thatDay: 1 });
    expect(await countSent(next, { device: undefined, replica: undefined })).toMatchObject({ thatDay: 0 });
  });

  it("is left to the city where the device cannot be read [ANO-6, F20]", async () => {
    device.close({ disableAutoOpen: true });
    expect(await countSent(aCommand(), { device, replica })).toEqual(NOTHING_SENT);
  });
});
