import { describe, expect, it } from "vitest";
import type { PullStore, RemoteCollections } from "../../../replication/pull/ports.ts";
import { scopeIdOf, type Scope } from "../../../replication/pull/scope.ts";
import { scopeSet } from "../../../replication/pull/scope-set.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

const [BETTON, RENNES] = [anomaliesScope("35024"), anomaliesScope("35238")];

/** Scopes of a city whose every page is answered when the test says so. */
function someScopes() {
  const time = fakeTime(NOW);
  const did: string[] = [];
  const answers: (() => void)[] = [];
  const store = {
    position: async () => undefined,
    isEmpty: async () => true,
    keepPosition: async () => undefined,
  } as unknown as PullStore;
  const remote = {
    page: (scope: Scope) => {
      did.push(`page ${scope.key}`);
      return new Promise((resolve) => answers.push(() => resolve([])));
    },
    listen: (scope: Scope) => {
      did.push(`listen ${scope.key}`);
      return () => void did.push(`leave ${scope.key}`);
    },
  } as unknown as RemoteCollections;
  const set = scopeSet({
    store,
    time,
    report: () => undefined,
    remote: async () => remote,
    onError: async () => undefined,
  });
  const answer = async (): Promise<void> => {
    await time.rest();
    for (const each of answers.splice(0)) each();
    await time.rest();
  };
  return { ...set, time, did, answer };
}

describe("the scopes that run", () => {
  it("are those that are wanted: each begins once, and one that is no more wanted ends [PULL-10]", async () => {
    const { run, answer, ended, states, did } = someScopes();
    run([BETTON, RENNES]);
    run([BETTON]);
    run([BETTON]);
    await answer();
    await ended();
    expect(did).toEqual(["page 35024", "listen 35024"]);
    expect(states()).toEqual(
      new Map([
        ["anomalies:35024", "listening"],
        ["anomalies:35238", "cold"],
      ]),
    );
    run([]);
    await ended();
    expect(did.at(-1)).toBe("leave 35024");
  });

  it("begin again, and wait for what they began before to end [PULL-5]", async () => {
    const { run, answer, did, ended } = someScopes();
    run([BETTON]);
    await answer();
    run([]);
    run([BETTON]);
    expect(did.at(-1)).toBe("listen 35024");
    await answer();
    expect(did.slice(-3)).toEqual(["leave 35024", "page 35024", "listen 35024"]);
    run([]);
    await ended();
  });

  it("tell of a state once, whoever told it, and of no other page's that is over [PULL-8]", async () => {
    const { run, answer, hear, onChange, states, ended } = someScopes();
    let told = 0;
    onChange(() => (told += 1));
    hear(new Map([[scopeIdOf(RENNES), "live"]]));
    hear(new Map([[scopeIdOf(BETTON), "cold"]]));
    expect([[...states()], told]).toEqual([[["anomalies:35024", "cold"]], 2]);
    run([BETTON]);
    await answer();
    // « cold » was known; « paged » and « listening » are new.
    expect(told).toBe(4);
    run([]);
    await ended();
    expect(told).toBe(5);
  });
});
