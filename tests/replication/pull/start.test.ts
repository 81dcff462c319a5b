import { describe, expect, it } from "vitest";
import type { PageMessage } from "../../../replication/pull/leader.ts";
import type { PullEvent, PullStore, RemoteCollections } from "../../../replication/pull/ports.ts";
import { scopeIdOf, type Scope } from "../../../replication/pull/scope.ts";
import { startPull } from "../../../replication/pull/start.ts";
import { HIDDEN_MS_MAX, PAGE_SILENT_MS_MAX } from "../../../src/clock/waits.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

const [BETTON, RENNES] = [anomaliesScope("35024"), anomaliesScope("35238")];

/** A page of a device with nothing on it, a city with nothing in it, and a lock that the first who asks gets. */
function aPage({ isVisible = true, positions = async (): Promise<unknown> => [] } = {}) {
  const time = fakeTime(NOW);
  const did: string[] = [];
  const said: PageMessage[] = [];
  const events: PullEvent[] = [];
  const heard: ((message: PageMessage) => void)[] = [];
  const locked: string[] = [];
  const signals = { visibility: new Set<() => void>(), online: new Set<() => void>() };
  const on = (runs: Set<() => void>) => (run: () => void) => (runs.add(run), () => void runs.delete(run));
  const page = { isVisible };
  const note = async (what: string): Promise<void> => void did.push(what);
  const store = {
    position: async () => undefined,
    isEmpty: async () => true,
    keepPosition: async () => undefined,
    apply: async () => undefined,
    positions,
  } as unknown as PullStore;
  const remote = {
    page: async (scope: Scope) => (await note(`page ${scopeIdOf(scope)}`), []),
    listen: (scope: Scope, _: unknown, tell: (snapshot: unknown) => void) => {
      did.push(`listen ${scopeIdOf(scope)}`);
      tell({ fromCache: false, documents: [] });
      return () => void did.push(`leave ${scopeIdOf(scope)}`);
    },
    bounce: () => note("bounce"),
    close: () => note("close"),
  } as unknown as RemoteCollections;
  const pull = startPull({
    replica: { name: "resident-yann" } as Replica,
    loadRemote: async () => (did.push("open"), remote),
    report: (event) => void events.push(event),
    store,
    time,
    page: {
      isVisible: () => page.isVisible,
      onVisibility: on(signals.visibility),
      onOnline: on(signals.online),
    },
    locks: { request: (name, _, hold) => (locked.push(name), hold()) },
    channel: {
      say: (message) => void said.push(message),
      hear: (run) => void heard.push(run),
      close: () => void did.push("channel closed"),
    },
  });
  const all = (runs: Iterable<() => void>) => {
    for (const run of runs) run();
    return time.rest();
  };
  return {
    ...pull,
    time,
    did,
    said,
    events,
    locked,
    show: (visible: boolean) => ((page.isVisible = visible), all(signals.visibility)),
    goOnline: () => all(signals.online),
    hear: (message: PageMessage) => all(heard.map((run) => () => run(message))),
    signals: () => signals.visibility.size + signals.online.size,
  };
}

describe("the pull of a page", () => {
  it("leads by the name of its account's replica, reads what it wants, and says so to the others [PULL-6]", async () => {
    const { want, state, time, locked, said, did, stop } = aPage();
    expect(locked).toEqual(["resident-yann-pull"]);
    want([BETTON]);
    expect(state(RENNES)).toBe("cold");
    await time.rest();
    expect(state(BETTON)).toBe("live");
    const states = new Map([["anomalies:35024", "live"]]);
    expect(said.at(-1)).toEqual({ kind: "i-lead", states });
    await stop();
    expect(did).toEqual([
      "open",
      "page anomalies:35024",
      "listen anomalies:35024",
      "channel closed",
      "leave anomalies:35024",
      "close",
    ]);
  });

  it("reads for another page, and no longer than that one asks [PULL-6]", async () => {
    const { want, hear, time, did, stop } = aPage();
    want([BETTON]);
    await hear({ kind: "who-leads", page: "other", wants: [RENNES] });
    expect(did).toContain("listen anomalies:35238");
    await time.advance(PAGE_SILENT_MS_MAX);
    expect(did.at(-1)).toBe("leave anomalies:35238");
    await stop();
  });

  it("leaves nothing behind when it stops while another page still asks [PULL-5, PULL-6]", async () => {
    const { want, hear, show, time, signals, said, did, stop } = aPage();
    want([BETTON]);
    await hear({ kind: "who-leads", page: "other", wants: [RENNES] });
    await show(false);
    await stop();
    const [words, deeds] = [said.length, did.length];
    expect([time.timers(), signals()]).toEqual([0, 0]);
    await hear({ kind: "renew" });
    await time.advance(HIDDEN_MS_MAX);
    expect([said.length, did.length]).toEqual([words, deeds]);
  });

  it("opens its connection anew and reads all again when something is known to be missing [CITY-32]", async () => {
    const { want, renew, time, did, events, state, stop } = aPage();
    want([BETTON]);
    await time.rest();
    renew();
    await time.rest();
    expect(did.slice(3)).toEqual([
      "close",
      "leave anomalies:35024",
      "open",
      "page anomalies:35024",
      "listen anomalies:35024",
    ]);
    expect([events, state(BETTON)]).toEqual([[{ kind: "revived" }], "live"]);
    await stop();
  });

  it("makes connections anew when the network is back or the page is shown again, not when it is hidden [PULL-5]", async () => {
    const { want, show, goOnline, time, did, stop } = aPage();
    want([BETTON]);
    await time.rest();
    const bounces = () => did.filter((what) => what === "bounce").length;
    await goOnline();
    expect(bounces()).toBe(1);
    await show(false);
    expect(bounces()).toBe(1);
    await show(true);
    expect(bounces()).toBe(2);
    await stop();
  });

  it("leads only once it is shown, and lets the lead go when it was hidden for long, not before [PULL-6]", async () => {
    const { want, show, time, locked, did, stop } = aPage({ isVisible: false });
    want([BETTON]);
    await time.rest();
    expect([locked, did]).toEqual([[], []]);
    await show(true);
    expect(did.at(-1)).toBe("listen anomalies:35024");
    await show(false);
    await time.advance(HIDDEN_MS_MAX - 1);
    await show(true);
    await time.advance(HIDDEN_MS_MAX);
    expect(did).not.toContain("leave anomalies:35024");
    await show(false);
    await time.advance(HIDDEN_MS_MAX);
    expect(did.at(-1)).toBe("leave anomalies:35024");
    await stop();
  });

  it("tells what it could not forget, and reads all the same [PULL-5]", async () => {
    const error = new Error("no disk");
    const { want, time, events, state, stop } = aPage({ positions: () => Promise.reject(error) });
    want([BETTON]);
    await time.rest();
    expect(events).toEqual([{ kind: "failed", scope: "cities", error, attempts: 1 }]);
    expect(state(BETTON)).toBe("live");
    await stop();
  });

  it("tells its screens of each change of state, and of what the page that leads says [PULL-8]", async () => {
    const page = aPage({ isVisible: false });
    let told = 0;
    const end = page.onChange(() => (told += 1));
    await page.hear({ kind: "i-lead", states: new Map([["anomalies:35024", "paged"]]) });
    expect([page.state(BETTON), told]).toEqual(["paged", 1]);
    await page.hear({ kind: "i-lead", states: new Map() });
    expect([page.state(BETTON), told]).toEqual(["cold", 2]);
    end();
    page.want([BETTON]);
    await page.show(true);
    expect([page.state(BETTON), told]).toEqual(["live", 2]);
    await page.stop();
  });
});
