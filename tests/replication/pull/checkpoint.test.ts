import { describe, expect, it } from "vitest";
import {
  checkpointOf,
  compareCursors,
  earlier,
  instantOf,
  isStart,
  startOf,
  textOf,
} from "../../../replication/pull/checkpoint.ts";

const AT = { seconds: 20, nanoseconds: 5_000, id: "b", epoch: "1.e" };

describe("how far a scope was read", () => {
  it("is kept as a text, to the nanosecond [PULL-1]", () => {
    expect(textOf(AT)).toBe("20.000005000|b|1.e");
    expect(checkpointOf(textOf(AT))).toEqual(AT);
    const barred = { ...AT, id: "a|b" };
    expect(checkpointOf(textOf(barred))).toEqual(barred);
    expect(checkpointOf(textOf(startOf("1.e")))).toEqual(startOf("1.e"));
    expect(["", "20|b|1.e", "20.5|b|1.e", "x20.000005000|b|1.e"].map(checkpointOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("begins with nothing, and one second or one nanosecond is something [PULL-1]", () => {
    expect(startOf("1.e")).toEqual({ seconds: 0, nanoseconds: 0, id: "", epoch: "1.e" });
    expect(isStart(startOf("1.e"))).toBe(true);
    expect(isStart({ seconds: 1, nanoseconds: 0 })).toBe(false);
    expect(isStart({ seconds: 0, nanoseconds: 1 })).toBe(false);
  });

  it("is ordered by seconds, by nanoseconds, then by id [PULL-1]", () => {
    const later = [
      { seconds: 21, nanoseconds: 0, id: "a" },
      { ...AT, nanoseconds: 5_001, id: "a" },
      { ...AT, id: "c" },
    ];
    expect(later.map((other) => compareCursors(AT, other))).toEqual([-1, -1, -1]);
    expect(later.map((other) => compareCursors(other, AT))).toEqual([1, 1, 1]);
    expect(compareCursors(AT, { ...AT })).toBe(0);
  });

  it("is an instant in whole milliseconds, never a later one [PULL-1]", () => {
    expect(instantOf({ seconds: 2, nanoseconds: 1_999_999 })).toBe(2001);
  });

  it("begins a little before, in whole seconds, and never before the beginning [PULL-3]", () => {
    expect(earlier(AT, 1500)).toEqual({ seconds: 18, nanoseconds: 5_000, id: "" });
    expect(earlier(AT, 20_000)).toEqual({ seconds: 0, nanoseconds: 5_000, id: "" });
    expect(earlier(AT, 20_001)).toEqual({ seconds: 0, nanoseconds: 0, id: "" });
  });
});
