import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type Channel,
  type PageMessage,
  leaderOf,
  type Leader,
  reconnectLeader,
} from "../../../replication/pull/leader.ts";
import type { Locks } from "../../../replication/pull/lock-line.ts";
import type { ScopeState } from "../../../replication/pull/ports.ts";
import { scopeIdOf, scopesOfCity, type Scope } from "../../../replication/pull/scope.ts";
import { wantedScopes } from "../../../replication/pull/wanted-scopes.ts";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { fakeTime, type FakeTime } from "./fake-time.ts";

let time: FakeTime;
let pages: Page[];

/** Node's own Web Locks: the same line, the same stealing as in a browser. */
const LOCKS: Locks = navigator.locks;

interface Page {
  readonly leader: Leader;
  readonly wanted: () => readonly string[];
  isFrozen: boolean;
  isVisible: boolean;
  states: ReadonlyMap<string, ScopeState>;
  readonly renew: () => void;
  renewed: number;
}

beforeEach(() => {
  time = fakeTime(NOW);
  pages = [];
});

afterEach(() => {
  for (const page of pages) page.leader.leave();
});

/** Messages go to every other page that is not frozen. */
function openPage(name: string, own: readonly Scope[] = [], locks = LOCKS): Page {
  const inboxes: ((message: PageMessage) => void)[] = [];
  const channel: Channel & { readonly receive: (message: PageMessage) => void } = {
    say: (message) => {
      for (const other of pages) if (other !== page && !other.isFrozen) channels.get(other)?.(message);
    },
    hear: (run) => void inboxes.push(run),
    close: () => undefined,
    receive: (message) => {
      for (const inbox of inboxes) inbox(message);
    },
  };
  const wanted = wantedScopes(time, () => undefined);
  wanted.want(own);
  const states = new Map<string, ScopeState>(own.map((scope) => [scopeIdOf(scope), "live"]));
  const leader = leaderOf({
    name,
    locks,
    channel,
    time: { ...time, after: (ms, run) => time.after(ms, () => (page.isFrozen ? undefined : run())) },
    page: { isVisible: () => page.isVisible },
    wants: wanted.own,
    onWants: wanted.hear,
    states: () => states,
    onStates: (heard) => void (page.states = heard),
    onChange: () => undefined,
  });
  const page: Page = {
    leader,
    wanted: () => wanted.all().map(scopeIdOf),
    isFrozen: false,
    isVisible: true,
    states: new Map(),
    renew: reconnectLeader(channel, leader, () => {
      page.renewed += 1;
    }),
    renewed: 0,
  };
  channels.set(page, channel.receive);
  pages.push(page);
  return page;
}

const channels = new Map<Page, (message: PageMessage) => void>();
const leads = () => pages.map(({ leader }) => leader.leads());

describe("the lead", () => {
  it("is held by one page at a time, and passes on when that one leaves, hazard 41 [PULL-6] [F37]", async () => {
    const [first, second] = [openPage("pass-on"), openPage("pass-on")];
    first.leader.seek();
    await time.advance(1);
    second.leader.seek();
    await time.advance(30 * SECOND_MS);
    expect(leads()).toEqual([true, false]);
    first.leader.leave();
    await time.advance(2 * SECOND_MS);
    expect(leads()).toEqual([false, true]);
  });

  it("is taken within ten seconds from a page that is frozen, which then lets go, hazard 41 [PULL-6] [F36]", async () => {
    const [first, second] = [openPage("frozen"), openPage("frozen")];
    first.leader.seek();
    await time.advance(1);
    second.leader.seek();
    first.isFrozen = true;
    await time.advance(10 * SECOND_MS);
    expect(second.leader.leads()).toBe(true);
    first.isFrozen = false;
    await time.advance(30 * SECOND_MS);
    expect(leads()).toEqual([false, true]);
  });

  it("opens its connection anew for any page that lacks something [CITY-32] [PULL-6]", async () => {
    const [first, second] = [openPage("again"), openPage("again")];
    first.leader.seek();
    await time.advance(1);
    second.leader.seek();
    first.renew();
    second.renew();
    expect([first.renewed, second.renewed]).toEqual([2, 0]);
  });

  it("is not taken by a page nobody looks at [PULL-6]", async () => {
    const [first, second] = [openPage("hidden"), openPage("hidden")];
    second.isVisible = false;
    first.leader.seek();
    await time.advance(1);
    second.leader.seek();
    first.isFrozen = true;
    await time.advance(60 * SECOND_MS);
    expect(second.leader.leads()).toBe(false);
  });

  it("pulls what the other page shows as well, while that one says so [PULL-6]", async () => {
    const betton = scopesOfCity("35024").slice(0, 1);
    const rennes = scopesOfCity("35238").slice(0, 1);
    const [first, second] = [openPage("two-cities", betton), openPage("two-cities", rennes)];
    first.leader.seek();
    await time.advance(1);
    second.leader.seek();
    second.leader.ask();
    await time.advance(20 * SECOND_MS);
    expect(first.wanted()).toEqual(["cities:35024", "cities:35238"]);
    expect(second.states.get("cities:35024")).toBe("live");
    second.isFrozen = true;
    await time.advance(20 * SECOND_MS);
    expect(first.wanted()).toEqual(["cities:35024"]);
  });
});
