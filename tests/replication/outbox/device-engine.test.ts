import { expect, it } from "vitest";
import { deviceEngine } from "../../../replication/outbox/device-engine.ts";
import type { SendMoment } from "../../../replication/outbox/ports.ts";
import { aDevice } from "../../data/environment/a-device.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aRow } from "./environment/rows.ts";

const one = anIdentifier(1);
const outcomes = [{ commandId: one, state: "applied", rev: 1, number: "2026-0143", appliedAt: NOW }];
const way = {
  fetch: async () => Response.json({ outcomes }),
  token: async () => "t",
  baseUrl: "",
  version: "0.3.1",
};

it("carries a device's own outbox over HTTP, one sender at a time, and shows where it is [OFF-8]", async () => {
  const device = aDevice();
  await device.outbox.bulkAdd([aRow(1)]);
  await device.settings.put({ key: "outbox-held-until", value: "soon" });
  const moments: SendMoment[] = [];
  const engine = deviceEngine({ ...way, device, observe: (moment) => void moments.push(moment) });
  await navigator.locks.request(`${device.name}-outbox`, async () => {
    expect(await engine.flush()).toEqual({ state: "busy" });
  });
  expect(await engine.flush()).toEqual({ state: "empty" });
  expect(await device.outbox.get({ id: one })).toMatchObject({ state: "applied", outcome: outcomes[0] });
  expect(moments.map(({ at }) => at)).toEqual(["claimed", "answered", "marked"]);
});
