import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { dexieStore } from "../../../replication/outbox/dexie-store.ts";
import { outboxEngine, type OutboxEngine } from "../../../replication/outbox/engine.ts";
import { CLIENT_VERSION } from "../../../src/data/device/client-version.ts";
import { httpTransport } from "../../../replication/outbox/transport.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { aPhone, aPhoto } from "../../data/environment/a-device.ts";
import { anAccount, type TestAccount } from "../../functions/support/accounts.ts";
import {
  freshFollow,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
} from "../../functions/support/city-life.ts";
import { phonePhoto } from "../../functions/support/images.ts";
import { CAPTIVE_PORTAL, faultProxy, type Fault, type FaultProxy } from "../../support/fault-proxy.ts";
import { oneLock } from "./environment/one-lock.ts";

/** Where Hosting's rewrites lead. */
const RENAMED = /^\/api\//u;

let proxy: FaultProxy;
let account: TestAccount;
const open: OutboxEngine[] = [];

beforeAll(seedCities);
beforeEach(async () => {
  const functions = new URL(`${process.env["PARVIS_FUNCTIONS_URL"]}/`);
  proxy = await faultProxy({
    target: functions.origin,
    rewrite: (path) => path.replace(RENAMED, functions.pathname),
  });
  account = await anAccount();
});
afterEach(async () => {
  for (const engine of open.splice(0)) engine.stop();
  await proxy.stop();
});

/** A phone whose line to the city is the proxy; its engine never waits long, so that tests do not either. */
function aSender({ token = async (): Promise<string | undefined> => account.token } = {}) {
  const device = aPhone().open();
  const transport = httpTransport({ fetch, token, baseUrl: proxy.url, version: CLIENT_VERSION });
  const lock = oneLock();
  const page = (): OutboxEngine => {
    const engine = outboxEngine({
      store: dexieStore(device),
      transport,
      clock: systemClock,
      random: () => 0,
      lock,
    });
    open.push(engine);
    return engine;
  };
  const commit = async (command: Command): Promise<void> => {
    const kept = await commitCommand(device, { command, photoIds: photoIdsIn(command) });
    expect(kept.ok).toBe(true);
  };
  const rows = (): Promise<OutboxRow[]> => device.outbox.orderBy("seq").toArray();
  return { device, page, commit, rows };
}

function photoIdsIn(command: Command): readonly string[] {
  return command.kind === "report-anomaly" ? command.payload.photos.map(({ id }) => id) : [];
}

async function flushUntilEmpty(engine: OutboxEngine): Promise<void> {
  engine.start();
  for (let looks = 0; looks < 200; looks += 1) {
    const { state } = await engine.flush();
    if (state === "empty") return;
  }
  throw new Error("The outbox did not empty.");
}

const lineFaults: readonly (readonly [string, Fault])[] = [
  ["cut before the send", { kind: "cut" }],
  ["cut in the middle of the send", { kind: "cut-body", afterBytes: 20 }],
  ["cut after the commit, its reply lost", { kind: "drop-reply" }],
  ["carried twice", { kind: "duplicate" }],
  ["answered 503", { kind: "answer", status: 503, type: "application/json", body: "{}" }],
  ["answered 429", { kind: "answer", status: 429, type: "application/json", body: "{}" }],
  ["answered by a captive portal", CAPTIVE_PORTAL],
];

describe("the outbox against the real functions", () => {
  it.each(lineFaults)("makes exactly one report when the line is %s [P1, P2, F11]", async (_, fault) => {
    const { page, commit, rows } = aSender();
    const report = freshReport();
    await commit(report);
    proxy.next(fault);
    await flushUntilEmpty(page());
    expect(await rows()).toMatchObject([
      { state: "applied", outcome: { number: expect.stringMatching(/^\d{4}-\d+$/u) } },
    ]);
    expect(await publishedOf(report)).toMatchObject({ id: report.id, rev: 1, title: report.payload.title });
  });

  it("makes one report when the browser was killed after the city's commit [P2, F34]", async () => {
    const { device, page, commit, rows } = aSender();
    const report = freshReport();
    await commit(report);
    proxy.next({ kind: "drop-reply" });
    const killed = page();
    await killed.flush();
    killed.stop();
    await device.outbox.toCollection().modify({ state: "sending" });
    const numberBefore = (await publishedOf(report))?.number;
    await flushUntilEmpty(page());
    expect(await rows()).toMatchObject([{ state: "applied", outcome: { number: numberBefore } }]);
    expect(await publishedOf(report)).toMatchObject({ rev: 1, number: numberBefore });
  });

  it("sends the report, then its photo, through a line that fails at each step [P2, F3, F7]", async () => {
    const { device, page, commit } = aSender();
    const photoId = newIdentifier();
    const report = freshReport({}, photosOf(photoId));
    const blob = new Blob([Uint8Array.from(await phonePhoto())], { type: "image/jpeg" });
    await device.photos.add(aPhoto({ id: photoId, ownerId: report.id, cityId: OPEN_CITY_ID, blob }));
    await commit(report);
    proxy.next(
      { kind: "drop-reply" },
      { kind: "duplicate" },
      { kind: "cut-body", afterBytes: 100 },
      { kind: "drop-reply" },
    );
    await flushUntilEmpty(page());
    expect(await device.photos.get(photoId)).toMatchObject({ sent: true, refusal: null });
    expect((await publishedOf(report))?.photos).toMatchObject([{ id: photoId, state: "stored" }]);
  });

  it("keeps the report and says why when the city cannot read the photo [P6]", async () => {
    const { device, page, commit, rows } = aSender();
    const photoId = newIdentifier();
    const report = freshReport({}, photosOf(photoId));
    await device.photos.add(aPhoto({ id: photoId, ownerId: report.id, cityId: OPEN_CITY_ID }));
    await commit(report);
    await flushUntilEmpty(page());
    expect(await rows()).toMatchObject([{ state: "applied" }]);
    expect((await device.photos.get(photoId))?.refusal).toMatch(/^(?:broken|unsupported)_image$/u);
  });

  it("puts what the city refuses in the tray, and lets the rest pass [P6, OFF-6, F66]", async () => {
    const { page, commit, rows } = aSender();
    const [bad, good] = [freshReport({}, { title: "x" }), freshReport()];
    await commit(bad);
    await commit(freshFollow(bad));
    await commit(good);
    await flushUntilEmpty(page());
    expect((await rows()).map(({ state }) => state)).toEqual(["refused", "refused", "applied"]);
    expect(await publishedOf(bad)).toBeUndefined();
    expect(await publishedOf(good)).toMatchObject({ id: good.id });
  });

  it("refreshes an old token before it gives up [OFF-7, F51]", async () => {
    const { page, commit, rows } = aSender({
      token: async (force = false) => (force ? account.token : "an.old.token"),
    });
    await commit(freshReport());
    await flushUntilEmpty(page());
    expect(await rows()).toMatchObject([{ state: "applied" }]);
    expect(proxy.seen).toHaveLength(2);
  });

  it("makes each report once when two pages send at the same time [P2, OFF-8]", async () => {
    const { page, commit, rows } = aSender();
    const reports = Array.from({ length: 5 }, () => freshReport());
    for (const report of reports) await commit(report);
    await Promise.all([flushUntilEmpty(page()), page().flush()]);
    expect((await rows()).every(({ state }) => state === "applied")).toBe(true);
    expect(await Promise.all(reports.map(publishedOf))).toMatchObject(
      reports.map(({ id }) => ({ id, rev: 1 })),
    );
  });
});
