import { deleteApp, initializeApp, type FirebaseApp } from "firebase/app";
import { getRxStorageMemory } from "rxdb/plugins/storage-memory";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageSignals } from "../../../replication/pull/ports.ts";
import { openFirestoreRemote } from "../../../replication/pull/firestore-remote.ts";
import { LISTENED_DOCS_MAX } from "../../../replication/pull/limits.ts";
import { startPull, type Pull } from "../../../replication/pull/start.ts";
import { openReplica, type Replica } from "../../../src/data/replica/open-replica.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { EMULATOR, eraseDocument, PROJECT, setRules, writeDocuments } from "./emulator-documents.ts";

const PAGE: PageSignals = {
  isVisible: () => true,
  onVisibility: () => () => undefined,
  onOnline: () => () => undefined,
};
const CITY = String(10_000 + Math.floor(Math.random() * 80_000));
const SCOPE = anomaliesScope(CITY);

const aReport = (n: number, over: object = {}) => ({
  ...anAnomaly({ id: anIdentifier(n), cityId: CITY }),
  ...over,
});

describe("the pull on the real emulator", () => {
  let app: FirebaseApp;
  let replica: Replica;
  let pull: Pull;

  beforeEach(async () => {
    await setRules(false);
    app = initializeApp({ projectId: PROJECT, apiKey: "demo" }, "engine");
    replica = await openReplica("resident-emulator", getRxStorageMemory());
    pull = startPull({
      replica,
      page: PAGE,
      loadRemote: async () => openFirestoreRemote({ app, emulator: EMULATOR }, async () => undefined),
      report: () => undefined,
    });
  });
  afterEach(async () => {
    await pull.stop();
    await replica.remove();
    await deleteApp(app);
  });

  const held = async () =>
    new Map((await replica.anomalies.find().exec()).map((row) => [row.id, row.toJSON()]));
  const until = (condition: () => boolean | Promise<boolean>) =>
    vi.waitUntil(condition, { timeout: 20_000, interval: 50 });

  it("brings more than a page, then changes, hidden and erased reports, and survives a refusal [PULL-10] [PULL-7]", async () => {
    const now = Date.now();
    // More than a listener may see, all within the overlap.
    const many = Array.from({ length: LISTENED_DOCS_MAX + 120 }, (_, n) => aReport(n));
    await writeDocuments(SCOPE.path, many, (n) => now - 5 * MINUTE_MS + n);
    pull.want([SCOPE]);
    await until(() => pull.state(SCOPE) === "live");
    expect((await held()).size).toBe(many.length);

    await writeDocuments(SCOPE.path, [aReport(7, { rev: 2, visibility: "hidden" })], () => now + 1000);
    await until(async () => (await held()).get(anIdentifier(7))?.listed === false);

    await setRules(true);
    await writeDocuments(SCOPE.path, [aReport(8, { rev: 2, title: "Trou rebouché" })], () => now + 2000);
    await setRules(false);
    await until(async () => (await held()).get(anIdentifier(8))?.doc?.title === "Trou rebouché");
    expect((await held()).size).toBe(many.length);
  });

  it("lets an erased report go while it listens [PULL-7]", async () => {
    const scope = anomaliesScope(String(Number(CITY) + 1));
    const reports = [aReport(1, { cityId: scope.key }), aReport(2, { cityId: scope.key })];
    await writeDocuments(scope.path, reports, (n) => Date.now() + n);
    pull.want([scope]);
    await until(() => pull.state(scope) === "live");
    await eraseDocument(scope.path, anIdentifier(1));
    await until(async () => (await held()).size === 1);
    expect((await held()).has(anIdentifier(2))).toBe(true);
  });
});
