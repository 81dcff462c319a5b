import { describe, expect, it } from "vitest";
import { leaderOf, reconnectLeader, type PageMessage } from "../../../replication/pull/leader.ts";
import type { ScopeState } from "../../../replication/pull/ports.ts";
import { LEADER_ANSWER_MS_MAX, LEADER_ASKED_EVERY_MS } from "../../../src/clock/waits.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

const WANTS = [anomaliesScope()];
const STATES: ReadonlyMap<string, ScopeState> = new Map([["anomalies:35024", "live"]]);
const I_LEAD: PageMessage = { kind: "i-lead", states: STATES };
const WHO_LEADS: PageMessage = { kind: "who-leads", page: "other", wants: WANTS };

/** One page, what it says, and a lock that the test gives and takes. */
function aPage() {
  const time = fakeTime(NOW);
  const said: PageMessage[] = [];
  const heard: ((message: PageMessage) => void)[] = [];
  const stood: boolean[] = [];
  const told: unknown[] = [];
  let give = async (): Promise<void> => undefined;
  let take = (): void => undefined;
  const page = { isVisible: true };
  const channel = {
    say: (message: PageMessage) => void said.push(message),
    hear: (run: (message: PageMessage) => void) => void heard.push(run),
    close: () => undefined,
  };
  const leader = leaderOf({
    name: "resident-yann-pull",
    locks: {
      request: (_name, { steal = false }, hold) => {
        stood.push(steal);
        return new Promise((_, reject) => {
          give = hold;
          take = () => reject(new DOMException("", "AbortError"));
        });
      },
    },
    channel,
    time,
    page: { isVisible: () => page.isVisible },
    wants: () => WANTS,
    onWants: (name, wants) => void told.push([name, wants]),
    states: () => STATES,
    onStates: (states) => void told.push(states),
    onChange: () => void told.push("change"),
  });
  return {
    ...leader,
    time,
    page,
    channel,
    said,
    stood,
    told,
    hear: (message: PageMessage) => heard.forEach((run) => run(message)),
    give: () => void give(),
    take: () => (take(), time.rest()),
  };
}

describe("a page that does not lead", () => {
  it("says nothing before it seeks the lead, and keeps what it hears of who leads [PULL-6]", () => {
    const { ask, tell, hear, said, told, time } = aPage();
    ask();
    tell();
    hear(WHO_LEADS);
    hear(I_LEAD);
    expect([said, told, time.timers()]).toEqual([[], [STATES], 0]);
  });

  it("stands in the line once, asks now and then, and takes the lead from who does not answer [PULL-6]", async () => {
    const { seek, time, said, stood } = aPage();
    seek();
    seek();
    await time.advance(LEADER_ASKED_EVERY_MS - 1);
    expect([stood, said]).toEqual([[false], []]);
    await time.advance(1);
    expect(said).toMatchObject([{ kind: "who-leads", wants: WANTS }]);
    await time.advance(LEADER_ANSWER_MS_MAX - 1);
    expect(stood).toEqual([false]);
    await time.advance(1);
    expect(stood).toEqual([false, true]);
  });

  it("asks again later after each answer, and takes nothing from who answers [PULL-6]", async () => {
    const { seek, hear, time, said, stood } = aPage();
    seek();
    for (let times = 1; times <= 3; times += 1) {
      await time.advance(LEADER_ASKED_EVERY_MS);
      expect(said).toHaveLength(times);
      hear(I_LEAD);
    }
    expect(stood).toEqual([false]);
  });

  it("neither asks nor takes while it is hidden, and asks once it is shown [PULL-6]", async () => {
    const { seek, page, time, said, stood } = aPage();
    page.isVisible = false;
    seek();
    await time.advance(3 * LEADER_ASKED_EVERY_MS);
    expect([said, stood]).toEqual([[], [false]]);
    page.isVisible = true;
    await time.advance(LEADER_ASKED_EVERY_MS);
    expect(said).toHaveLength(1);
  });

  it("asks nobody any more once it left [PULL-5, PULL-6]", async () => {
    const { seek, leave, ask, hear, time, said } = aPage();
    seek();
    leave();
    ask();
    hear(I_LEAD);
    expect([said, time.timers()]).toEqual([[], 0]);
  });
});

describe("a page that leads", () => {
  it("answers who asks, notes what that page wants, and asks nobody itself [PULL-6]", () => {
    const { seek, give, ask, hear, leads, time, said, told } = aPage();
    seek();
    give();
    ask();
    expect([leads(), time.timers(), said]).toEqual([true, 0, []]);
    hear(WHO_LEADS);
    expect(said).toEqual([I_LEAD]);
    hear(I_LEAD);
    hear({ kind: "renew" });
    expect(told).toEqual(["change", ["other", WANTS]]);
  });

  it("stands in the line again when the lead is taken from it, and not once it left [PULL-6]", async () => {
    const { seek, give, take, leave, leads, time, stood, told } = aPage();
    seek();
    give();
    await take();
    expect([leads(), stood, told]).toEqual([false, [false, false], ["change", "change"]]);
    expect(time.timers()).toBe(1);
    give();
    leave();
    await take();
    expect([leads(), stood, time.timers()]).toEqual([false, [false, false], 0]);
  });

  it("opens its connection anew when it is asked to, and any other page asks it [CITY-32]", () => {
    const { seek, give, channel, hear, said, leads } = aPage();
    let renewed = 0;
    const renew = reconnectLeader(channel, { leads }, () => (renewed += 1));
    renew();
    hear({ kind: "renew" });
    expect([said, renewed]).toEqual([[{ kind: "renew" }], 0]);
    seek();
    give();
    hear({ kind: "renew" });
    hear(WHO_LEADS);
    renew();
    expect(renewed).toBe(2);
    expect(said).toHaveLength(2);
  });
});
