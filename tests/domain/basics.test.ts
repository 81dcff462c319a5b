import { describe, expect, it } from "vitest";
import { listenerList } from "../../src/domain/basics/listeners.ts";
import { isRecord, recordOf } from "../../src/domain/basics/record.ts";

describe("a record", () => {
  it("is an object with named fields, and nothing else is [SEC-6]", () => {
    expect([{}, { a: 1 }, [], null, "a", 1, undefined].map(isRecord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(recordOf([1])).toEqual({});
  });
});

describe("a list of listeners", () => {
  it("notifies whoever has subscribed and not left", () => {
    const heard: string[] = [];
    const { subscribe, notify } = listenerList();
    const leave = subscribe(() => heard.push("first"));
    subscribe(() => heard.push("second"));
    notify();
    leave();
    notify();
    expect(heard).toEqual(["first", "second", "second"]);
  });
});
