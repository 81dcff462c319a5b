import { afterEach, expect, it, vi } from "vitest";
import { toldPersistence } from "../../../src/remote/auth/told-persistence.ts";

/** What the account of a page asks of where it is kept. */
interface Kept {
  /** While there are any, the SDK reads nothing. */
  pendingWrites: number;
  _get(key: string): Promise<unknown>;
  _set(key: string, value: unknown): Promise<void>;
  _remove(key: string): Promise<void>;
  _addListener(key: string, listener: (value: unknown) => void): void;
  _removeListener(key: string, listener: (value: unknown) => void): void;
}

const Kept = toldPersistence as unknown as new () => Kept;
const leave: (() => void)[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const end of leave.splice(0)) end();
});

/** One tab that knows what is kept, and what it hears of the others. */
async function aTab(key: string) {
  const tab = new Kept();
  const heard: unknown[] = [];
  const listen = (value: unknown) => void heard.push(value);
  tab._addListener(key, listen);
  const end = () => tab._removeListener(key, listen);
  leave.push(end);
  await tab._get(key);
  return { tab, heard, end };
}

const aKey = () => `firebase:authUser:${crypto.randomUUID()}`;

it("tells the other tabs who came and who went [AUTH-1, P8]", async () => {
  const key = aKey();
  const [here, there] = [await aTab(key), await aTab(key)];
  await here.tab._set(key, { uid: "yann" });
  await expect.poll(() => there.heard).toEqual([{ uid: "yann" }]);
  await there.tab._remove(key);
  await expect.poll(() => here.heard).toEqual([null]);
});

it("looks for itself when it shows again, for what a tab of before did not tell [AUTH-1]", async () => {
  const key = aKey();
  const silent = new Kept();
  const { heard } = await aTab(key);
  await silent._set(key, { uid: "yann" });
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => heard).toEqual([{ uid: "yann" }]);
});

it("reads what another tab told while this one was writing, once it has written [AUTH-1, P8]", async () => {
  const key = aKey();
  const [here, there, third] = [await aTab(key), await aTab(key), await aTab(key)];
  here.tab.pendingWrites += 1;
  await there.tab._set(key, { uid: "yann" });
  await expect.poll(() => third.heard).toEqual([{ uid: "yann" }]);
  expect(here.heard).toEqual([]);
  here.tab.pendingWrites -= 1;
  await here.tab._set(aKey(), {});
  await expect.poll(() => here.heard).toEqual([{ uid: "yann" }]);
});

it("reads nothing while nobody says anything, so that a phone comes to rest [AUTH-1]", async () => {
  const key = aKey();
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout"] });
  const { tab } = await aTab(key);
  const read = vi.spyOn(IDBObjectStore.prototype, "getAll");
  await tab._get(key);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(read).not.toHaveBeenCalled();
});

it("hears nothing any more once nobody listens [AUTH-1]", async () => {
  const key = aKey();
  const [left, writes, hears] = [await aTab(key), await aTab(key), await aTab(key)];
  left.end();
  await writes.tab._set(key, { uid: "noemie" });
  await expect.poll(() => hears.heard).toEqual([{ uid: "noemie" }]);
  expect(left.heard).toEqual([]);
});
