import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendOutbox } from "../../src/app/sync/send-outbox.ts";
import { CLIENT_VERSION } from "../../src/data/device/client-version.ts";
import { openDevice, type DeviceDatabase } from "../../src/data/device/open-device.ts";
import { rememberMinimum } from "../../src/data/device/outdated.ts";
import type { Session } from "../../src/remote/auth/open-session.ts";
import { aPhoto } from "../data/environment/a-device.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aReportWithId, aRow } from "../replication/outbox/environment/rows.ts";

const FAR_LATER = "999.0.0";

let device: DeviceDatabase;
let stop = (): void => undefined;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (input: string) => {
    asked.push(new URL(input, location.href).pathname);
    return new Response(null, { status: 503 });
  });
  device = openDevice(crypto.randomUUID());
  // A report that waits, and the photo of one that the city has taken.
  await device.outbox.bulkAdd([aRow(2, aReportWithId(2, [])), { ...aRow(1), state: "applied" }]);
  await device.photos.add(aPhoto({ ownerId: anIdentifier(1) }));
});

afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  await device.delete();
});

function openPage(): void {
  const session = { token: async () => "a token" } as unknown as Session;
  stop = sendOutbox({ uid: "resident-yann", device }, session);
}

/** What the worker does when the network is back and a page is open; the answer comes when the page has done what it could. */
function askedByWorker(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
  });
  port1.start();
  const ask = new MessageEvent("message", { data: { type: "FLUSH_OUTBOX" }, ports: [port2] });
  navigator.serviceWorker.dispatchEvent(ask);
  return answer;
}

it("sends again, without a reload, once the city takes this version's commands anew [SW-10, SW-8, P1]", async () => {
  rememberMinimum(FAR_LATER);
  openPage();
  rememberMinimum(CLIENT_VERSION);
  await expect.poll(() => asked).toContain("/api/commands-submit");
});

it("stops for a version that became too old, and begins anew when it is not any more [SW-10, SW-8]", async () => {
  openPage();
  await expect.poll(() => asked).toContain("/api/commands-submit");
  rememberMinimum(FAR_LATER);
  expect(await askedByWorker()).toEqual({ state: "stopped" });
  asked.length = 0;
  rememberMinimum(CLIENT_VERSION);
  await expect.poll(() => asked).toContain("/api/commands-submit");
});

it("sends neither report nor photo from a version that is too old, whoever asks for it [SW-8, P1, F43]", async () => {
  rememberMinimum(FAR_LATER);
  openPage();
  dispatchEvent(new Event("online"));
  expect(await askedByWorker()).toEqual({ state: "stopped" });
  expect(asked).toEqual([]);
  expect(await device.photos.toArray()).toMatchObject([{ sent: false, attempts: 0 }]);
});
