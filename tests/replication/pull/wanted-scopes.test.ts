import { describe, expect, it } from "vitest";
import { scopeIdOf } from "../../../replication/pull/scope.ts";
import { wantedScopes } from "../../../replication/pull/wanted-scopes.ts";
import { PAGE_SILENT_MS_MAX } from "../../../src/clock/waits.ts";
import { NOW } from "../../examples/identifiers.ts";
import { anomaliesScope } from "./a-town.ts";
import { fakeTime } from "./fake-time.ts";

const [BETTON, RENNES] = [anomaliesScope("35024"), anomaliesScope("35238")];

function whatIsWanted() {
  const time = fakeTime(NOW);
  let changes = 0;
  const wanted = wantedScopes(time, () => (changes += 1));
  return { ...wanted, time, changes: () => changes, ids: () => wanted.all().map(scopeIdOf) };
}

describe("what the pages of a device want", () => {
  it("is what each shows, once [PULL-6]", () => {
    const { want, hear, own, ids, changes } = whatIsWanted();
    want([BETTON]);
    hear("other", [RENNES, BETTON]);
    expect(ids()).toEqual(["anomalies:35024", "anomalies:35238"]);
    expect(own()).toEqual([BETTON]);
    expect(changes()).toBe(2);
  });

  it("is what another page said last, as long as it goes on saying so [PULL-6]", async () => {
    const { hear, ids, time, changes } = whatIsWanted();
    hear("other", [BETTON]);
    await time.advance(PAGE_SILENT_MS_MAX - 1);
    hear("other", [RENNES]);
    expect(ids()).toEqual(["anomalies:35238"]);
    await time.advance(PAGE_SILENT_MS_MAX - 1);
    expect(ids()).toEqual(["anomalies:35238"]);
    await time.advance(1);
    expect([ids(), changes(), time.timers()]).toEqual([[], 3, 0]);
  });

  it("is nothing any more once this page stopped, and no timer is left [PULL-5]", () => {
    const { want, hear, stop, ids, time } = whatIsWanted();
    want([BETTON]);
    hear("other", [RENNES]);
    stop();
    expect([ids(), time.timers()]).toEqual([[], 0]);
  });
});
