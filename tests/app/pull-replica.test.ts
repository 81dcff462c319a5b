import { expect, it, vi } from "vitest";
import type { ScopeState } from "../../replication/pull/ports.ts";
import type { Scope } from "../../replication/pull/scope.ts";
import { reconnectIfStale } from "../../src/app/sync/pull-replica.ts";

function aPull(state: (scope: Scope) => ScopeState) {
  return { state, renew: vi.fn<() => void>() };
}

it("makes a connection anew that claims to know all of the city [OFF-15]", () => {
  const pull = aPull(() => "live");
  reconnectIfStale(pull, "resident-yann", "35024");
  expect(pull.renew).toHaveBeenCalledTimes(1);
});

it("leaves a connection alone that says itself what it lacks [OFF-15, PULL-5]", () => {
  const pull = aPull(({ collection }) => (collection === "receipts" ? "listening" : "live"));
  reconnectIfStale(pull, "resident-yann", "35024");
  const elsewhere = aPull(({ key }) => (key === "35024" ? "cold" : "live"));
  reconnectIfStale(elsewhere, "resident-yann", "35024");
  expect(pull.renew).not.toHaveBeenCalled();
  expect(elsewhere.renew).not.toHaveBeenCalled();
});
