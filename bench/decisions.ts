import { isDeepStrictEqual } from "node:util";
import { startEmulators } from "../local/emulators.ts";
import { refs } from "../functions/src/store/paths.ts";
import { HOUR_MS } from "../src/domain/basics/instant.ts";
import type { Identifier } from "../src/domain/basics/identifier.ts";
import { aCity } from "../tests/examples/a-city.ts";
import { aCommand, aStatusChange } from "../tests/examples/a-command.ts";
import { aReport } from "../tests/examples/a-report.ts";
import { milliseconds } from "./numbers.ts";
import { openOtherDevice, OTHER_DEVICE } from "./other-device.ts";
import { answered, bareWrite, newIdentifier, somebody } from "./storm.ts";
import { judge, times } from "./targets.ts";

/** A port range of its own: a local run beside it is not disturbed. */
const PORTS_OFFSET = 24_000;
const CITY_ID = "35024";
const DECISIONS = 100;
const MS_MAX = 10_000;

/**
 * What a moderator decided without network, applied one after the other as the device sends it once the network is back, beside as
 * many bare writes; and what it costs another device that is open meanwhile: one read of each document that changed, and of nothing else.
 */
const emulators = await startEmulators({ offset: PORTS_OFFSET, only: ["firestore"] });
try {
  const city = aCity({ id: CITY_ID, preModeration: "none" });
  await refs.city(CITY_ID).set({ ...city, updatedAt: new Date() });
  const ids = await Promise.all(Array.from({ length: DECISIONS }, aReportOfSomebody));
  await refs.user(OTHER_DEVICE).set({ disabled: false });
  const other = await openOtherDevice(CITY_ID, emulators.ports.firestore);
  // What there was before.
  await other.readsSoFar();
  const bareFrom = performance.now();
  for (const _ of ids) await bareWrite();
  const bareMs = performance.now() - bareFrom;
  const moderator = { ...somebody(), moderatorOfCities: [CITY_ID] };
  const from = performance.now();
  for (const anomalyId of ids) {
    const asked = { id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() };
    const { outcome } = await answered(aStatusChange({ anomalyId, to: "ack" }, asked), moderator);
    if (outcome?.state !== "applied") throw new Error(`A decision is ${outcome?.state ?? "unanswered"}.`);
  }
  const appliedMs = performance.now() - from;
  const reads = await other.readsSoFar();
  await other.stop();
  console.log(`As many bare writes: ${milliseconds(bareMs)}. ${reads.length} reads on a colleague's device.`);
  const met = judge([
    {
      says: `${DECISIONS} decisions that waited applied within ${milliseconds(MS_MAX)}`,
      measured: appliedMs,
      isMet: (value) => value <= MS_MAX,
      words: milliseconds,
    },
    {
      says: "reads of a colleague's open device ÷ documents that changed, one each",
      measured: reads.length / changedBy(ids).length,
      isMet: () => isDeepStrictEqual(reads.toSorted(), changedBy(ids)),
      words: times,
    },
  ]);
  process.exitCode = met ? 0 : 1;
} finally {
  await emulators.stop();
}
// What functions put off would go on asking an emulator that is gone.
process.exit();

/** What everybody reads of a report, and the whole of it, which moderators read. */
function changedBy(ids: readonly Identifier[]): readonly string[] {
  return ids.flatMap((id) => [`anomalies:${CITY_ID}/${id}`, `moderation:${CITY_ID}/${id}`]).toSorted();
}

async function aReportOfSomebody(): Promise<Identifier> {
  const now = Date.now();
  const payload = aReport({ observedAt: now - HOUR_MS });
  const report = aCommand({ id: newIdentifier(), cityId: CITY_ID, performedAt: now, payload });
  const { outcome } = await answered(report, somebody());
  if (outcome?.state !== "applied") throw new Error("A report of the bench was not applied.");
  return report.id;
}
