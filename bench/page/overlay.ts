import { ANOMALY_VIEWS } from "../../src/domain/anomaly/anomaly-view.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import type { OverlayInput } from "../../src/domain/sync/overlay.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { aCity } from "../../tests/examples/a-city.ts";
import { aFollow, aMeToo } from "../../tests/examples/a-command.ts";
import { aMembership, aResident } from "../../tests/examples/accounts.ts";
import { anIdentifier } from "../../tests/examples/identifiers.ts";
import { BENCH_CITY, pagesOf } from "../documents.ts";

const PENDING = 20;

export interface Overlays {
  /** What screens pay at each change: every view of the city, with the pending commands applied. */
  readonly overlayMs: readonly number[];
  /** The least that anything could pay: one look at each document, and a list of them. */
  readonly floorMs: readonly number[];
}

/** Somebody without network presses button after button: each press changes what is pending, and all views are asked for. */
export function overlays(count: number, turns: number): Overlays {
  const anomalies = [...pagesOf(count)].flat();
  const known = new Map(anomalies.map((anomaly) => [anomaly, anomaly.id]));
  const viewsOf = contentViews(ANOMALY_VIEWS, () => LAYING);
  const input: OverlayInput = {
    receipts: [],
    pending: [],
    actor: aResident(),
    city: aCity({ id: BENCH_CITY }),
    membership: aMembership({ cityId: BENCH_CITY }),
    tallies: new Map(),
  };
  viewsOf(anomalies, input);
  const overlayMs: number[] = [];
  const floorMs: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const pending = Array.from({ length: PENDING }, (_, index) =>
      pendingAt(anomalies, turn * PENDING + index),
    );
    overlayMs.push(msOf(() => viewsOf(anomalies, { ...input, pending })));
    floorMs.push(msOf(() => anomalies.flatMap((anomaly) => known.get(anomaly) ?? [])));
  }
  return { overlayMs, floorMs };
}

function pendingAt(anomalies: readonly Anomaly[], n: number): PendingCommand {
  const id = anomalies[(n * 997) % anomalies.length]?.id ?? "";
  const over = { id: anIdentifier(n), cityId: BENCH_CITY };
  return { command: n % 2 === 0 ? aMeToo(id, true, over) : aFollow(id, true, over), state: "queued" };
}

function msOf(work: () => readonly unknown[]): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
