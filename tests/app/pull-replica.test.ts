import { deleteApp, initializeApp } from "firebase/app";
import { expect, it, onTestFinished, vi } from "vitest";
import { firestorePages } from "../../replication/pull/firestore-pages.ts";
import type { ScopeState } from "../../replication/pull/ports.ts";
import { contourScope, type Scope } from "../../replication/pull/scope.ts";
import { isWorthALine, reconnectIfStale } from "../../src/app/sync/pull-replica.ts";

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

const failed = (error: unknown) => ({ kind: "failed" as const, scope: "contours", error, attempts: 1 });

it("writes nothing of a page that found nobody, though the network is back by then [SEC-7, OFF-15]", async () => {
  const app = initializeApp({ projectId: "demo-parvis", apiKey: "none" }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  // No page may ask at this port, so nobody answers.
  const page = firestorePages({ app, emulator: { host: "127.0.0.1", port: 9 } });
  const error = await page(contourScope("35024"), null, 1).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isWorthALine(failed(error), true)).toBe(false);
});

it("writes what the server refused, and what nobody expects [SEC-7]", () => {
  const refused = failed(Object.assign(new Error("Missing permissions."), { code: "permission-denied" }));
  expect(isWorthALine(refused, true)).toBe(true);
  expect(isWorthALine(failed(new TypeError("undefined is not a function")), true)).toBe(true);
  expect(isWorthALine(refused, false)).toBe(false);
  expect(isWorthALine({ kind: "quarantined", scope: "contours", id: "1", problems: [] }, false)).toBe(true);
  expect(isWorthALine({ kind: "revived" }, true)).toBe(false);
});
