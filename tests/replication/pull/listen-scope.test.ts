import { describe, expect, it } from "vitest";
import { OVERLAP_MS } from "../../../replication/pull/limits.ts";
import { HEARTBEAT_MS, LIVE_LEASE_MS, PULL_ANSWER_MS_MAX } from "../../../src/clock/waits.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { aDocument, aScopeAlone, READ_TO } from "./a-scope-alone.ts";

async function listening() {
  const alone = aScopeAlone();
  await alone.time.rest();
  alone.notes.length = 0;
  return alone;
}

const lateOf = (checkpoint: string | undefined) => Number(checkpoint?.split(".")[0]) - READ_TO.seconds;

describe("a scope that is listened to", () => {
  it("begins a little before what was read, and says how far that is [PULL-3]", async () => {
    const { asked, stop } = await listening();
    const before = { seconds: READ_TO.seconds - OVERLAP_MS / 1000, nanoseconds: 0, id: "" };
    expect(asked).toEqual([before, { since: before, reached: expect.objectContaining(READ_TO) }]);
    await stop();
  });

  it("is noted to be live, and until when that is believed, with each word of the city [PULL-8]", async () => {
    const { time, did, notes, states, tell, stop } = await listening();
    await tell({ documents: [aDocument(1, READ_TO.seconds + 1)] });
    const live = (now: number) => ({ upToDateAt: now, provenAt: now, liveUntil: now + LIVE_LEASE_MS });
    expect(did.at(-1)).toBe("1 rows");
    expect(notes).toMatchObject([live(NOW)]);
    expect(lateOf(notes[0]?.checkpoint)).toBe(1);
    await time.advance(HEARTBEAT_MS - 1);
    expect(notes).toHaveLength(1);
    await time.advance(1);
    expect(notes[1]).toMatchObject(live(NOW + HEARTBEAT_MS));
    expect(states.at(-1)).toBe("live");
    await stop();
  });

  it("is live no more once the device answers in the city's place, and given up when that lasts [PULL-5, PULL-8]", async () => {
    const { time, city, notes, states, events, tell, stop } = await listening();
    await tell();
    await tell({ fromCache: true });
    expect([states.at(-1), notes.at(-1)]).toEqual(["listening", { liveUntil: 0 }]);
    await time.advance(PULL_ANSWER_MS_MAX - 1);
    expect(events).toEqual([]);
    await time.advance(1);
    expect(events).toHaveLength(1);
    expect([states.at(-1), city.listeners]).toEqual(["cold", 0]);
    await stop();
  });

  it("takes what came before the failure [PULL-5]", async () => {
    const { time, city, did, states, tell, stop } = await listening();
    const told = tell({ documents: [aDocument(1)] });
    city.fail(new Error("unavailable"));
    await told;
    await time.rest();
    expect(did.at(-1)).toBe("1 rows");
    expect(states.slice(-2)).toEqual(["live", "cold"]);
    await stop();
  });

  it("leaves neither listener nor timer when it is stopped, and says nothing more [PULL-5]", async () => {
    const { time, city, states, tell, stop } = await listening();
    await tell({ crowdedTo: READ_TO });
    const stopping = stop();
    await tell();
    await stopping;
    expect([city.listeners, time.timers(), states.at(-1)]).toEqual([0, 0, "cold"]);
  });
});

describe("a crowd of commits", () => {
  const crowd = (seconds: number) => ({
    documents: [aDocument(seconds, READ_TO.seconds + seconds)],
    crowdedTo: { seconds: READ_TO.seconds + seconds, nanoseconds: 0 },
  });

  it("holds the position until none of them can be late, then all is read again from there [PULL-16]", async () => {
    const { time, did, notes, asked, tell, stop } = await listening();
    await tell(crowd(1));
    await time.advance(MINUTE_MS / 2);
    await tell({ documents: [aDocument(2, READ_TO.seconds + 2)] });
    expect(notes.map(({ checkpoint }) => lateOf(checkpoint))).toEqual([0, 0]);
    await time.advance(OVERLAP_MS - MINUTE_MS / 2 - 1);
    expect(did.filter((what) => what === "listen")).toHaveLength(1);
    await time.advance(1);
    expect(did.slice(-2)).toEqual(["page", "listen"]);
    expect(asked.at(-2)).toMatchObject({ seconds: READ_TO.seconds - OVERLAP_MS / 1000 });
    await stop();
  });

  it("is waited for once, and the next one again [PULL-16]", async () => {
    const { time, did, notes, tell, stop } = await listening();
    const listened = () => did.filter((what) => what === "listen").length;
    await tell(crowd(1));
    await time.advance(OVERLAP_MS - 1);
    // Another crowd while the first is waited for does not put off the reading.
    await tell(crowd(2));
    await time.advance(1);
    expect(listened()).toBe(2);
    await tell(crowd(1));
    expect(lateOf(notes.at(-1)?.checkpoint)).toBe(1);
    await time.advance(2 * OVERLAP_MS);
    expect(listened()).toBe(2);
    await tell(crowd(3));
    await time.advance(OVERLAP_MS);
    expect(listened()).toBe(3);
    await stop();
  });
});
