import { Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { oneAtATime } from "../../functions/src/access/one-at-a-time.ts";
import { ROLES_LEASE_MS, ROLES_WAIT_MS } from "../../functions/src/config.ts";
import { takeClock } from "../support/take-clock.ts";
import { documentsHere } from "./support/documents-here.ts";

const here = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock("../../functions/src/firebase.ts", () => ({ db: () => here.db }));

const LEASE = "progress/roles-solene";
/** What takes until the test says so. */
function work() {
  let end = (): void => undefined;
  const done = new Promise<string>((resolve) => (end = () => resolve("done")));
  return { done, end: () => end() };
}

let life: ReturnType<typeof documentsHere>;

beforeEach(() => {
  life = documentsHere();
  here.db = life.db;
});

describe("a change of somebody's roles", () => {
  it("waits for one that is under way, looking now and then, and says what it did [ADM-3]", async () => {
    const clock = takeClock();
    const steps: string[] = [];
    const under = work();
    const first = oneAtATime("solene", () => under.done);
    const second = oneAtATime("solene", () => Promise.resolve(steps.push("second")));
    await clock.advance(3 * ROLES_WAIT_MS);
    expect([steps, life.transactions()]).toEqual([[], 5]);
    under.end();
    expect(await first).toBe("done");
    expect(await clock.until(second)).toBe(1);
    expect(life.documents.size).toBe(0);
  });

  it("waits for nobody longer than theirs may last, who does not take it from whoever came after [ADM-3]", async () => {
    const clock = takeClock();
    const [dead, held] = [work(), work()];
    const first = oneAtATime("solene", () => dead.done);
    await clock.rest();
    clock.set(clock.now() + ROLES_LEASE_MS - 1);
    const second = oneAtATime("solene", () => held.done);
    await clock.rest();
    const until = () => (life.documents.get(LEASE) as { readonly until: Timestamp }).until.toMillis();
    expect(until()).toBe(clock.now() + 1);
    clock.set(clock.now() + 1);
    await clock.advance(ROLES_WAIT_MS);
    expect(until()).toBeGreaterThan(clock.now());
    dead.end();
    await first;
    expect(life.documents.has(LEASE)).toBe(true);
    held.end();
    await second;
    expect(life.documents.has(LEASE)).toBe(false);
  });

  it("lets the next one begin where it failed [ADM-3]", async () => {
    await expect(oneAtATime("solene", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(life.documents.size).toBe(0);
  });

  it("begins in the very moment that the last one's time is over [ADM-3]", async () => {
    const clock = takeClock();
    life.documents.set(LEASE, { by: "nobody", until: Timestamp.fromMillis(clock.now()) });
    expect(await oneAtATime("solene", () => Promise.resolve("done"))).toBe("done");
  });
});
