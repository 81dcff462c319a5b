import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { PUSH_DEVICES_MAX } from "../../functions/src/config.ts";
import { deviceIdOf, devicesOf, forgetDevice, keepDevice } from "../../functions/src/push/devices.ts";
import { originOf, portOffset, portsAt } from "../../local/ports.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { call } from "./support/wire.ts";

function aDevice() {
  const { p256dh, auth } = aPushBrowser();
  const endpoint = `${originOf(portsAt(portOffset()).standIns)}/push/${randomUUID()}`;
  return { endpoint, p256dh, auth, label: "" };
}

async function subscribes(who: TestAccount, device: object): Promise<void> {
  expect(await call("push-subscribe", who, device)).toMatchObject({ status: 200 });
}

it("wakes a person on ten devices, the new one among them, and on no more [NOT-11]", async () => {
  const who = await anAccount();
  const kept = Array.from({ length: PUSH_DEVICES_MAX - 1 }, aDevice);
  for (const device of kept) await keepDevice(who.uid, device);
  const idsOf = async () => (await devicesOf(who.uid)).map(({ id }) => id).toSorted();
  const [tenth, eleventh] = [aDevice(), aDevice()];
  await subscribes(who, tenth);
  expect(await idsOf()).toEqual([...kept, tenth].map(({ endpoint }) => deviceIdOf(endpoint)).toSorted());
  await subscribes(who, eleventh);
  await subscribes(who, eleventh);
  const ids = await idsOf();
  expect(ids).toHaveLength(PUSH_DEVICES_MAX);
  expect(ids).toContain(deviceIdOf(eleventh.endpoint));
});

it("wakes one person on a browser, also after somebody who had the browser before forgot it there [NOT-11]", async () => {
  const [first, second, third] = [await anAccount(), await anAccount(), await anAccount()];
  const device = aDevice();
  await subscribes(first, device);
  await subscribes(second, device);
  await forgetDevice(first.uid, deviceIdOf(device.endpoint));
  await subscribes(third, device);
  expect(await devicesOf(second.uid)).toEqual([]);
  expect(await devicesOf(third.uid)).toHaveLength(1);
});
