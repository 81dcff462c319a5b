import { describe, expect, it } from "vitest";
import { beginScope } from "../../../replication/pull/begin-scope.ts";
import { TOMBSTONES_KEPT_MS } from "../../../replication/pull/limits.ts";
import type { PullStore } from "../../../replication/pull/ports.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import type { PositionRow } from "../../../src/data/replica/position-row.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

const CODEC = COLLECTIONS.anomalies.codec;
const KEPT: PositionRow = {
  id: "anomalies:35024",
  checkpoint: `20.000000000|b|${CODEC}.e`,
  sweeps: true,
  provenAt: NOW,
  upToDateAt: NOW - 7,
  liveUntil: 0,
  quarantined: ["x"],
  wantedAt: NOW,
};

async function begun(position: Partial<PositionRow> | undefined, { isEmpty = false, random = 0 } = {}) {
  const kept: unknown[] = [];
  const store = {
    position: async () => (position === undefined ? undefined : { ...KEPT, ...position }),
    isEmpty: async () => isEmpty,
    keepPosition: async (_: unknown, change: unknown) => void kept.push(change),
  } as unknown as PullStore;
  const beginning = await beginScope(store, { ...fakeTime(NOW), random: () => random }, anomaliesScope());
  return { ...beginning, kept, goesOn: beginning.checkpoint.seconds === 20 };
}

describe("where reading begins", () => {
  it("is where it stood, with what was put aside and what was still to be swept [PULL-3, PULL-4]", async () => {
    const { goesOn, quarantined, sweeps, kept } = await begun({});
    expect({ goesOn, quarantined, sweeps, kept }).toEqual({
      goesOn: true,
      quarantined: ["x"],
      sweeps: true,
      kept: [],
    });
  });

  it("is not live before the city has said so [PULL-8]", async () => {
    expect((await begun({ liveUntil: NOW + 5 })).kept).toEqual([{ liveUntil: 0 }]);
  });

  it("is the beginning where tombstones may be gone, and not a moment sooner [PULL-7]", async () => {
    expect((await begun({ provenAt: NOW - TOMBSTONES_KEPT_MS })).goesOn).toBe(true);
    expect((await begun({ provenAt: NOW - TOMBSTONES_KEPT_MS - 1 })).goesOn).toBe(false);
  });

  it("is the beginning where the rows are gone, unless there was nothing yet [P13]", async () => {
    expect((await begun({}, { isEmpty: true })).goesOn).toBe(false);
    const checkpoint = `0.000000000||${CODEC}.e`;
    const { checkpoint: at } = await begun({ checkpoint }, { isEmpty: true });
    expect(at.epoch).toBe(`${CODEC}.e`);
  });

  it("is the beginning where rows would differ, or the position says nothing [PULL-10]", async () => {
    expect((await begun({ checkpoint: `20.000000000|b|${CODEC}1.e` })).goesOn).toBe(false);
    expect((await begun({ checkpoint: "hier soir" })).goesOn).toBe(false);
  });

  it("is then a new epoch, which sweeps what an older one left and forgets what was put aside [PULL-7]", async () => {
    const { kept, sweeps, quarantined, checkpoint } = await begun({ checkpoint: "" });
    const epoch = `${CODEC}.${NOW.toString(36)}0`;
    expect({ sweeps, quarantined, checkpoint }).toEqual({
      sweeps: true,
      quarantined: [],
      checkpoint: { seconds: 0, nanoseconds: 0, id: "", epoch },
    });
    const anew = {
      checkpoint: `0.000000000||${epoch}`,
      liveUntil: 0,
      quarantined: [],
      provenAt: NOW,
      wantedAt: NOW,
    };
    expect(kept).toEqual([{ ...anew, sweeps: true, upToDateAt: NOW - 7 }]);
    const first = await begun(undefined, { isEmpty: true });
    expect(first.sweeps).toBe(false);
    expect(first.kept).toEqual([{ ...anew, sweeps: false, upToDateAt: 0 }]);
  });

  it("is an epoch unlike any other of the same moment [PULL-10]", async () => {
    const epochs = await Promise.all([0, 0.3, 0.999].map((random) => begun(undefined, { random })));
    expect(new Set(epochs.map(({ checkpoint }) => checkpoint.epoch)).size).toBe(3);
    for (const { checkpoint } of epochs) expect(checkpoint.epoch).toMatch(/^\d+\.[0-9a-z]+$/u);
  });
});
