import { describe, expect, it } from "vitest";
import type { RemoteDocument } from "../../../replication/pull/ports.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { PULL_ANSWER_MS_MAX, PULL_RETRY_MS_MIN } from "../../../src/clock/waits.ts";
import { aScopeAlone } from "./a-scope-alone.ts";

const waitMs = (times: number) => backoffMs(times, 0.5, PULL_RETRY_MS_MIN);
const refused = () => Promise.reject(new Error("unavailable"));
const never = () => new Promise<never>(() => undefined);

describe("a scope that is pulled", () => {
  it("is cold, read to the end, swept, and then listened to [PULL-5, PULL-7]", async () => {
    const { time, did, notes, states, tell, stop } = aScopeAlone({ sweeps: true });
    await time.rest();
    expect(did).toEqual(["page", "sweep 1.e", "listen"]);
    expect(notes.at(-1)).toEqual({ sweeps: false });
    await tell();
    expect(states).toEqual(["cold", "paged", "listening", "live"]);
    await stop();
    expect(states.at(-1)).toBe("cold");
    expect(notes.at(-1)).toEqual({ liveUntil: 0 });
  });

  it("sweeps nothing where nothing older can be left [PULL-7]", async () => {
    const { time, did, notes, stop } = aScopeAlone();
    await time.rest();
    expect(did).toEqual(["page", "listen"]);
    expect(notes).toHaveLength(1);
    await stop();
  });

  it("waits after an error, longer each time, and tells of each [PULL-5]", async () => {
    const { time, city, did, states, events, stop } = aScopeAlone();
    city.page = refused;
    await time.rest();
    for (const times of [1, 2, 3]) {
      expect(events).toHaveLength(times);
      expect(events.at(-1)).toMatchObject({ kind: "failed", scope: "anomalies:35024", attempts: times });
      expect(states.at(-1)).toBe("cold");
      await time.advance(waitMs(times) - 1);
      expect(did).toHaveLength(times);
      await time.advance(1);
    }
    await stop();
    expect(time.timers()).toBe(0);
  });

  it("counts anew once it was live, and not once it merely listened [PULL-5]", async () => {
    const { time, city, events, tell, stop } = aScopeAlone();
    const attempts = () => events.map((event) => (event.kind === "failed" ? event.attempts : 0));
    await time.rest();
    city.fail(new Error("unavailable"));
    await time.advance(waitMs(1));
    city.fail(new Error("unavailable"));
    await time.advance(waitMs(2));
    await tell();
    city.fail(new Error("unavailable"));
    await time.rest();
    expect(attempts()).toEqual([1, 2, 1]);
    await stop();
  });

  it("waits for a connection that is mended before it counts its own wait [PULL-5]", async () => {
    const { time, city, did, stop } = aScopeAlone();
    let mend = (): void => undefined;
    city.page = refused;
    city.mend = () => new Promise((resolve) => (mend = resolve));
    await time.advance(waitMs(1));
    expect(did).toHaveLength(1);
    mend();
    await time.advance(waitMs(1) - 1);
    expect(did).toHaveLength(1);
    await time.advance(1);
    expect(did).toHaveLength(2);
    mend();
    await stop();
  });

  it("waits no longer when it is woken, and is not disturbed when it does not wait [PULL-5]", async () => {
    const { time, city, did, wake, stop } = aScopeAlone();
    city.page = refused;
    await time.rest();
    city.page = async () => [];
    wake();
    await time.rest();
    expect(did).toEqual(["page", "page", "listen"]);
    wake();
    await time.rest();
    expect(city.listeners).toBe(1);
    await stop();
  });

  it("begins again at once when it is told to, which is no error [PULL-5, CITY-32]", async () => {
    const { time, city, did, states, events, tell, restart, stop } = aScopeAlone();
    await time.rest();
    await tell();
    restart();
    await time.rest();
    expect(did).toEqual(["page", "listen", "page", "listen"]);
    expect(states).toEqual(["cold", "paged", "listening", "live", "cold", "paged", "listening"]);
    city.page = never;
    restart();
    await time.rest();
    restart();
    await time.rest();
    expect(events).toEqual([]);
    expect(did.filter((what) => what === "page")).toHaveLength(4);
    expect(city.listeners).toBe(0);
    await stop();
  });

  it("begins only when its reading before has ended: two would write one position [PULL-5]", async () => {
    let end = (): void => undefined;
    const before = new Promise<void>((resolve) => (end = resolve));
    const { time, did, notes, states, stop } = aScopeAlone({}, before);
    await time.rest();
    expect([did, notes, states]).toEqual([[], [], []]);
    end();
    await time.rest();
    expect(did).toEqual(["page", "listen"]);
    await stop();
  });

  it.each(["page", "load"] as const)(
    "takes a city that does not answer for an error: %s [PULL-5]",
    async (what) => {
      const { time, city, events, stop } = aScopeAlone();
      city[what] = never;
      await time.advance(PULL_ANSWER_MS_MAX - 1);
      expect(events).toEqual([]);
      await time.advance(1);
      expect(events).toHaveLength(1);
      await stop();
    },
  );

  it("does nothing more once it is stopped, wherever it was [PULL-5]", async () => {
    const paging = aScopeAlone({ sweeps: true });
    let answer = (_page: readonly RemoteDocument[]): void => undefined;
    paging.city.page = () => new Promise((resolve) => (answer = resolve));
    await paging.time.rest();
    const stopped = paging.stop();
    answer([]);
    await stopped;
    expect(paging.did).toEqual(["page"]);
    expect(paging.notes).toEqual([{ liveUntil: 0 }]);

    const sweeping = aScopeAlone({ sweeps: true });
    let end = (): void => undefined;
    sweeping.city.sweep = () => new Promise((resolve) => (end = resolve));
    await sweeping.time.rest();
    const swept = sweeping.stop();
    end();
    await swept;
    expect(sweeping.did).toEqual(["page", "sweep 1.e"]);
    expect(sweeping.states).toEqual(["cold", "cold"]);

    const loading = aScopeAlone();
    let open = (): void => undefined;
    loading.city.load = () => new Promise((resolve) => (open = resolve));
    await loading.time.rest();
    const closed = loading.stop();
    open();
    await closed;
    expect([loading.did, loading.events]).toEqual([[], []]);
  });
});
