import { COLLECTIONS } from "../../src/data/replica/collections.ts";
import type { PositionRow } from "../../src/data/replica/position-row.ts";
import { checkpointOf, isStart, startOf, textOf, type Checkpoint } from "./checkpoint.ts";
import { TOMBSTONES_KEPT_MS } from "./limits.ts";
import type { PullStore, PullTime } from "./ports.ts";
import type { Scope } from "./scope.ts";
import type { ScopeProgress } from "./take-documents.ts";

export interface Beginning extends ScopeProgress {
  readonly sweeps: boolean;
}

/** Where reading goes on, or a new epoch from the start when the position can't be trusted any more. */
export async function beginScope(store: PullStore, time: PullTime, scope: Scope): Promise<Beginning> {
  const position = await store.position(scope);
  const checkpoint = position === undefined ? undefined : checkpointOf(position.checkpoint);
  const isEmpty = await store.isEmpty(scope);
  if (
    position !== undefined &&
    checkpoint !== undefined &&
    isTrusted(scope, position, checkpoint, isEmpty, time)
  ) {
    // A scope that only begins is not live.
    if (position.liveUntil !== 0) await store.keepPosition(scope, { liveUntil: 0 });
    return { checkpoint, quarantined: position.quarantined, sweeps: position.sweeps };
  }
  const start = startOf(epochOf(scope, time));
  const now = time.now();
  await store.keepPosition(scope, {
    checkpoint: textOf(start),
    sweeps: !isEmpty,
    provenAt: now,
    upToDateAt: position?.upToDateAt ?? 0,
    liveUntil: 0,
    quarantined: [],
    wantedAt: now,
  });
  return { checkpoint: start, quarantined: [], sweeps: !isEmpty };
}

function isTrusted(
  scope: Scope,
  position: PositionRow,
  at: Checkpoint,
  isEmpty: boolean,
  time: PullTime,
): boolean {
  const isOfThisCodec = at.epoch.startsWith(`${COLLECTIONS[scope.collection].codec}.`);
  const hasItsRows = isStart(at) || !isEmpty;
  const isRecent = time.now() - position.provenAt <= TOMBSTONES_KEPT_MS;
  return isOfThisCodec && hasItsRows && isRecent;
}

/** Unlike any earlier epoch of this scope, even of a replica whose positions were lost. */
function epochOf(scope: Scope, time: PullTime): string {
  const chance = Math.floor(time.random() * 36 ** 4).toString(36);
  return `${COLLECTIONS[scope.collection].codec}.${time.now().toString(36)}${chance}`;
}
