import type { RxCollection } from "rxdb";
import type { PositionRow } from "../../src/data/replica/position-row.ts";
import { checkpointOf, compareCursors } from "./checkpoint.ts";
import type { PullStore } from "./ports.ts";
import { scopeIdOf, type Scope } from "./scope.ts";
import { storageOf, writeDocuments } from "./write-documents.ts";

const NOTHING_KEPT: Omit<PositionRow, "id"> = {
  checkpoint: "",
  sweeps: false,
  provenAt: 0,
  upToDateAt: 0,
  liveUntil: 0,
  quarantined: [],
  wantedAt: 0,
};

interface Positions {
  readonly read: PullStore["position"];
  readonly keep: PullStore["keepPosition"];
  readonly all: PullStore["positions"];
  readonly forget: (scope: Scope) => Promise<void>;
}

export function positionsIn(collection: RxCollection<PositionRow>): Positions {
  return {
    read: async (scope) => (await collection.findOne(scopeIdOf(scope)).exec())?.toJSON(),
    keep: (scope, change) =>
      writeDocuments(storageOf(collection), [scopeIdOf(scope)], (id, held) => {
        const kept = held === undefined || held._deleted ? { ...NOTHING_KEPT, id } : held;
        const checkpoint = furtherOf(kept.checkpoint, change.checkpoint);
        return { ...kept, ...change, checkpoint, _deleted: false };
      }),
    all: async () => (await collection.find().exec()).map((row) => row.toJSON()),
    async forget(scope) {
      await collection.findOne(scopeIdOf(scope)).remove();
    },
  };
}

/** Two leaders for a moment: the one that lags behind does not take the position back. */
function furtherOf(kept: string, offered: string | undefined): string {
  if (offered === undefined) return kept;
  const before = checkpointOf(kept);
  const after = checkpointOf(offered);
  if (before === undefined || after === undefined || before.epoch !== after.epoch) return offered;
  return compareCursors(after, before) > 0 ? offered : kept;
}
