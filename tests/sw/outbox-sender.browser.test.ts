import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendOutbox } from "../../sw/outbox-sender.ts";
import { openDevice } from "../../src/data/device/open-device.ts";
import { takeClock } from "../support/take-clock.ts";
import { ACCOUNTS, signIn } from "./sign-in.ts";
import { aReportWithId, aRow } from "../replication/outbox/environment/rows.ts";

const UID = "guest-who-moved";
/** What the worker asks for, in order. */
const asked: string[] = [];
let onSubmit: (body: string) => Promise<Response | void>;
/** The oldest version that may send. */
let minimum: string;

beforeEach(async () => {
  asked.length = 0;
  onSubmit = async () => undefined;
  minimum = "0";
  vi.stubGlobal("fetch", async (input: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(input, location.href);
    asked.push(pathname);
    if (pathname.endsWith("/config/public"))
      return Response.json({ fields: { minimumVersion: { stringValue: minimum } } });
    const answer = pathname.endsWith("commands-submit") ? await onSubmit(body as string) : undefined;
    return answer ?? new Response(null, { status: 503 });
  });
  await signIn(UID);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await openDevice(UID).delete();
  indexedDB.deleteDatabase(ACCOUNTS);
});

async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === `parvis-device-${UID}`);
}

describe("the worker that sends while all tabs are closed", () => {
  it("does not bring back what the page took off the device while it was sending [AUTH-34, P8]", async () => {
    const device = openDevice(UID);
    await device.outbox.add(aRow(1, aReportWithId(1)));
    device.close();
    onSubmit = () => openDevice(UID).delete();
    await expect(sendOutbox()).rejects.toThrow("cannot be reached");
    expect(asked).toContain("/api/commands-submit");
    expect(await isThere()).toBe(false);
  });

  it("makes no database for somebody who has none here [AUTH-34, P8]", async () => {
    await expect(sendOutbox()).rejects.toThrow("cannot be reached");
    expect(asked).not.toContain("/api/commands-submit");
    expect(await isThere()).toBe(false);
  });

  it("sends once more what a worker that was killed had begun, from what is on the disk alone [F40, P1, P2]", async () => {
    const device = openDevice(UID);
    const begun = aRow(1, aReportWithId(1), { state: "sending", attempts: 1 });
    await device.outbox.add(begun);
    onSubmit = async (body) => {
      expect(body).toContain(begun.id);
      const applied = { commandId: begun.id, state: "applied", appliedAt: 1, rev: 1, number: "2026-1" };
      return Response.json({ outcomes: [applied] });
    };
    await sendOutbox();
    expect(await device.outbox.toArray()).toMatchObject([{ id: begun.id, state: "applied" }]);
    expect(asked.filter((path) => path === "/api/commands-submit")).toHaveLength(1);
    device.close();
  });

  it("sends nothing once its version is too old: what waits is for the next one [SEC-9, SW-8, P1]", async () => {
    const device = openDevice(UID);
    await device.outbox.add(aRow(1, aReportWithId(1)));
    minimum = "999.0.0";
    await sendOutbox();
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
    expect(await device.outbox.toArray()).toMatchObject([{ state: "queued", attempts: 0 }]);
    device.close();
  });

  it("leaves a report whose sending is cut for the next time the browser wakes it [F40, P1]", async () => {
    const device = openDevice(UID);
    await device.outbox.add(aRow(1, aReportWithId(1)));
    onSubmit = async () => {
      throw new TypeError("cut");
    };
    await expect(takeClock().until(sendOutbox())).rejects.toThrow("still waits");
    expect(await device.outbox.toArray()).toMatchObject([{ state: "queued", outcome: null }]);
    device.close();
  });
});
