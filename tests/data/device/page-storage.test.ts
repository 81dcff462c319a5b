import { afterEach, describe, expect, it, vi } from "vitest";
import { localStore, mayKeep, sessionStore } from "../../../src/data/device/page-storage.ts";
import { memoryStorage } from "../../app/memory-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

it("is asked of the browser each time, and each thing kept where it belongs [P7]", () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  expect(localStore()).toBe(local);
  expect(sessionStore()).toBe(session);
  expect(mayKeep()).toBe(true);
});

describe("a browser that keeps nothing", () => {
  it("keeps it for as long as the page lives, and says so [P7]", () => {
    expect(mayKeep()).toBe(false);
    const [local, session] = [localStore(), sessionStore()];
    local.clear();
    local.setItem("a", "1");
    local.setItem("b", "2");
    expect([local.length, local.key(0), local.key(9), local.getItem("b"), local.getItem("c")]).toEqual([
      2,
      "a",
      null,
      "2",
      null,
    ]);
    expect([localStore().getItem("a"), session.getItem("a")]).toEqual(["1", null]);
    local.removeItem("a");
    expect(local.length).toBe(1);
    local.clear();
    expect(local.length).toBe(0);
  });

  it("has nothing there, or throws where it is asked for [P7]", () => {
    vi.stubGlobal("localStorage", null);
    expect(mayKeep()).toBe(false);
    const refuse = () => {
      throw new DOMException("", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get: refuse, configurable: true });
    expect(mayKeep()).toBe(false);
    localStore().setItem("a", "1");
    expect(localStore().getItem("a")).toBe("1");
  });
});
