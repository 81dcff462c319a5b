import { describe, expect, it, onTestFinished } from "vitest";
import { createStore } from "../../../src/app/store.ts";
import { keepRights } from "../../../src/app/sync/keep-rights.ts";
import { MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { aGuest, aResident } from "../../examples/accounts.ts";
import { takeClock } from "../../support/take-clock.ts";
import { anAppState } from "../an-app-state.ts";

const CHANGED_AT = Date.UTC(2026, 10, 28);

/** A provider that gives no token as often as told, and then does. */
function aProvider(failures = 0) {
  const asked: number[] = [];
  const tokenSince = async (since: number) => (asked.push(since) > failures ? "a token" : undefined);
  return { asked, tokenSince };
}

function kept(provider: ReturnType<typeof aProvider>, actor = aResident()) {
  const rights = keepRights(createStore(anAppState({ actor })), provider, actor.uid);
  onTestFinished(rights.stop);
  return rights;
}

describe("the rights of an account that is open", () => {
  it("are asked for as of what its profile tells, once [ADM-4]", async () => {
    const clock = takeClock();
    const provider = aProvider();
    kept(provider).since(CHANGED_AT);
    await clock.advance(10 * MINUTE_MS);
    expect(provider.asked).toEqual([CHANGED_AT]);
  });

  it("are asked for until the provider answers, which it may not do at once [ADM-4]", async () => {
    const clock = takeClock();
    const provider = aProvider(2);
    kept(provider).since(CHANGED_AT);
    await clock.advance(10 * MINUTE_MS);
    expect(provider.asked).toEqual([CHANGED_AT, CHANGED_AT, CHANGED_AT]);
  });

  it("are asked for no more once somebody else is signed in [P8]", async () => {
    const clock = takeClock();
    const provider = aProvider(Number.POSITIVE_INFINITY);
    const rights = kept(provider);
    rights.since(CHANGED_AT);
    await clock.advance(0);
    rights.stop();
    await clock.advance(10 * MINUTE_MS);
    expect(provider.asked).toHaveLength(1);
  });

  it("are never asked for a guest, who has none [CITY-5]", async () => {
    const clock = takeClock();
    const provider = aProvider();
    kept(provider, aGuest()).since(CHANGED_AT);
    await clock.advance(10 * MINUTE_MS);
    expect(provider.asked).toEqual([]);
  });
});
