import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WARM_MS } from "../../../src/clock/waits.ts";
import type { DataContext } from "../../../src/data/data-context.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { liveOverlayInput, unknownCity } from "../../../src/data/outbox/live-overlay-input.ts";
import { receiptsOfCity } from "../../../src/data/receipts/read-receipts.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import { knownLaying } from "../../../src/data/replica/known-laying.ts";
import { liveOf } from "../../../src/data/replica/live.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { ANOMALY_VIEWS } from "../../../src/domain/anomaly/anomaly-view.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import type { OverlayInput } from "../../../src/domain/sync/overlay.ts";
import { aResident } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aDevice } from "../environment/a-device.ts";
import { aReplica } from "../replica/a-replica.ts";
import { waitFor } from "../../support/wait-for.ts";

let device: DeviceDatabase;
let replica: Replica;

beforeEach(async () => {
  device = aDevice();
  replica = await aReplica();
});

afterEach(async () => {
  await replica.remove();
  device.close();
});

async function keep(n: number, content: unknown): Promise<void> {
  const commandId = anIdentifier(n);
  const receipt: Receipt = {
    commandId,
    kind: "report-anomaly",
    cityId: "35024",
    subject: { collection: "anomalies", id: commandId },
    outcome: { commandId, state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW },
    content,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
  };
  const columns = COLLECTIONS.receipts.columnsOf(receipt);
  await replica.receipts.upsert({ id: commandId, ...columns, rank: n, epoch: "1.a", doc: receipt });
}

/** What is known of Betton, and whether what lays it over documents was at hand then. */
async function known(): Promise<{ readonly input: OverlayInput; readonly isLaid: boolean }> {
  const live = liveOverlayInput({ device, replica, actor: aResident() }, "35024");
  let first: { readonly input: OverlayInput; readonly isLaid: boolean } | undefined;
  const look = () => {
    const input = live.value();
    if (input !== undefined) first ??= { input, isLaid: knownLaying() !== undefined };
  };
  const end = live.subscribe(look);
  look();
  await waitFor(() => expect(first).toBeDefined());
  end();
  return first as NonNullable<typeof first>;
}

describe("what lies over a commune’s documents, for all who ask", () => {
  it("is one as long as the person is the same one, however often their sign-in is renewed [P5, P8]", () => {
    const data = { device, replica, actor: aResident() };
    const live = liveOverlayInput(data, "35024");
    expect(liveOverlayInput({ ...data, actor: aResident() }, "35024")).toBe(live);
    expect(liveOverlayInput(data, "35238")).not.toBe(live);
    expect(liveOverlayInput(data, "35024")).toBe(live);
    const others = [
      { ...data, actor: aResident({ uid: "another" }) },
      { ...data, device: aDevice() },
      { ...data, provisional: { id: "35024", name: "Betton" } as DataContext["provisional"] },
    ];
    const all = others.map((one) => liveOverlayInput(one, "35024"));
    expect(new Set([live, ...all]).size).toBe(4);
  });

  it("reads what the city answered no more once nobody asks [P8, PULL-11]", async () => {
    const clock = takeClock();
    const stop = liveOverlayInput({ device, replica, actor: aResident() }, "35024").subscribe(
      () => undefined,
    );
    const answered = liveOf(replica, "receipts 35024", () =>
      expect.unreachable("It is one for all who ask."),
    );
    await waitFor(() => expect(answered.value()).toEqual([]));
    stop();
    await clock.advance(WARM_MS);
    const comes = new Promise<void>((resolve) => {
      receiptsOfCity(replica, "35024").$.subscribe(({ length }) => void (length > 0 && resolve()));
    });
    await keep(1, null);
    await comes;
    expect(answered.value()).toBeUndefined();
  });

  it("is not known while a database is closed, and is a value of its own for each commune [P13]", () => {
    const actor = aResident();
    expect(liveOverlayInput({ device, replica: undefined, actor }, "35024").value()).toBeUndefined();
    const [one, other] = ["35024", "35238"].map((cityId) =>
      liveOverlayInput({ device: undefined, replica, actor }, cityId),
    );
    expect(one?.value()).toBeUndefined();
    expect(one).not.toBe(other);
    one?.subscribe(() => expect.unreachable())();
  });
});

describe("what lies over a commune’s documents", () => {
  it("is known without what lays it, as long as there is nothing to lay, and of a commune nobody read too [P5]", async () => {
    await keep(1, null);
    const { input, isLaid } = await known();
    expect(isLaid).toBe(false);
    expect(input.receipts).toMatchObject([{ commandId: anIdentifier(1) }]);
    expect(input).toMatchObject({ city: unknownCity("35024"), pending: [], moderated: [] });
  });

  it("is known once what lays it is there, where one’s own is not public [P5] [ANO-4]", async () => {
    await keep(1, null);
    await keep(2, anAnomaly({ id: anIdentifier(2), visibility: "pending" }));
    const { input, isLaid } = await known();
    expect(isLaid).toBe(true);
    expect(input.receipts).toHaveLength(2);
    const views = replica.overlay.contentViews(ANOMALY_VIEWS)([anAnomaly({ id: anIdentifier(3) })], input);
    expect(views.map(ANOMALY_VIEWS.idOf).toSorted()).toEqual([2, 3].map(anIdentifier));
  });
});
