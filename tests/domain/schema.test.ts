import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import {
  anything,
  boolean,
  exactText,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
} from "../../src/domain/basics/schema.ts";

interface Bench {
  readonly name: string;
  readonly seats: number | null;
  readonly slats: readonly { readonly wood: "oak" | "pine"; readonly broken: boolean }[];
}

const FIELDS = {
  name: text({ min: 1, max: 10 }),
  seats: nullable(integer({ min: 1, max: 6 })),
  slats: list(object({ wood: oneOf(["oak", "pine"]), broken: boolean }), { max: 2 }),
};
const BENCH = object<Bench>(FIELDS);
const A_BENCH: Bench = { name: "Banc", seats: 3, slats: [{ wood: "oak", broken: false }] };

function problemsOf(value: unknown): readonly string[] {
  const parsed = BENCH.parse(value);
  return parsed.ok ? [] : parsed.problem.map(({ field, code }) => `${field} ${code}`);
}

describe("a shape", () => {
  it("accepts what fits", () => {
    expect(BENCH.parse(A_BENCH)).toEqual({ ok: true, value: A_BENCH });
  });

  it("names every wrong field by its path, all at once [FORM-5]", () => {
    const wrong = {
      name: "",
      seats: 7,
      slats: [
        { wood: "oak", broken: false },
        { wood: "plastic", broken: 1 },
      ],
    };
    expect(problemsOf(wrong)).toEqual([
      "name required",
      "seats out_of_range",
      "slats.1.wood not_one_of",
      "slats.1.broken wrong_type",
    ]);
  });

  it.each([
    [2.5, "seats not_an_integer"],
    [Number.NaN, "seats not_a_number"],
    ["3", "seats not_a_number"],
    [Number.POSITIVE_INFINITY, "seats out_of_range"],
    [undefined, "seats required"],
  ])("refuses %s as a number of seats [FORM-4]", (seats, problem) => {
    expect(problemsOf({ ...A_BENCH, seats })).toEqual([problem]);
  });

  it("refuses fields nobody knows from a client, and drops them where an older device reads [SEC-6]", () => {
    const newer = { ...A_BENCH, colour: "green" };
    expect(problemsOf(newer)).toEqual([" unknown_field"]);
    expect(object<Bench>(FIELDS, { unknown: "dropped" }).parse(newer)).toEqual({ ok: true, value: A_BENCH });
  });

  it("takes `__proto__` and `constructor` for names like any other [SEC-6]", () => {
    const polluted: unknown = JSON.parse('{"name":"Banc","seats":3,"slats":[],"__proto__":{"admin":true}}');
    expect(problemsOf(polluted)).toEqual([" unknown_field"]);
    const inherited = object({ constructor: text({ max: 5 }) }).parse({});
    expect(inherited).toEqual({ ok: false, problem: [{ field: "constructor", code: "required" }] });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it("refuses a list longer than its limit without reading it [FORM-2]", () => {
    expect(problemsOf({ ...A_BENCH, slats: Array.from({ length: 3 }, () => "x") })).toEqual([
      "slats out_of_range",
    ]);
  });

  it("refuses lists with holes in them", () => {
    expect(problemsOf({ ...A_BENCH, slats: Array.from({ length: 1 }) })).toEqual(["slats.0 required"]);
  });

  it("never throws, whatever comes [SEC-6]", () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withSparseArray: true }),
        (value) => void BENCH.parse(value),
      ),
    );
  });

  it("takes a limit at its word, and says which one was passed [FORM-1, FORM-4]", () => {
    const seats = integer({ min: 1, max: 6 });
    expect([1, 6].map((value) => seats.parse(value))).toEqual([1, 6].map((value) => ({ ok: true, value })));
    const passed = (limit: number) => ({ ok: false, problem: [{ field: "", code: "out_of_range", limit }] });
    expect([0, 7].map((value) => seats.parse(value))).toEqual([passed(1), passed(6)]);
    expect(list(seats, { max: 2 }).parse([1, 2])).toEqual({ ok: true, value: [1, 2] });
    expect(list(seats, { max: 2 }).parse([1, 2, 3])).toEqual(passed(2));
    // A minus before nothing is no other nothing.
    const zero = integer({ min: -1, max: 1 }).parse(-0);
    expect(zero.ok && Object.is(zero.value, 0)).toBe(true);
  });

  it.each([
    ["a list", list(boolean, { max: 2 }), { length: 1 }],
    ["an object", BENCH, "Banc"],
    ["an object of none", BENCH, null],
    ["yes or no", boolean, "yes"],
    ["a text as it was written", exactText, 3],
    ["a text", text({ max: 3 }), 3],
  ])("tells %s from what is none [FORM-1]", (_, schema, value) => {
    expect(schema.parse(value)).toEqual({ ok: false, problem: [{ field: "", code: "wrong_type" }] });
  });

  it("takes what may be nothing, what may be left out, and what is of any shape [FORM-1]", () => {
    const shape = object<{ readonly note: string; readonly at: number | null; readonly more: unknown }>({
      note: optional(text({ max: 5 })),
      at: nullable(integer({ min: 0, max: 9 })),
      more: anything,
    });
    const taken = { at: null, more: [{}] };
    expect(shape.parse(taken)).toEqual({ ok: true, value: taken });
    expect(shape.parse({ ...taken, note: "ici" })).toEqual({ ok: true, value: { ...taken, note: "ici" } });
    expect(shape.parse({ ...taken, note: "beaucoup" }).ok).toBe(false);
    expect(shape.parse({ more: 1 })).toEqual({ ok: false, problem: [{ field: "at", code: "required" }] });
  });

  it("asks what must be together of the fields that are right, beside what is wrong with the others [FORM-5]", () => {
    const asked: unknown[] = [];
    const pair = object<{ readonly from: number; readonly to: number }>(
      { from: integer({ min: 0, max: 9 }), to: integer({ min: 0, max: 9 }) },
      {
        together: (fields) => {
          asked.push({ ...fields });
          return fields.from === fields.to ? [{ field: "to", code: "pattern" }] : [];
        },
      },
    );
    const same = { field: "to", code: "pattern" };
    expect(pair.parse({ from: 1, to: 1 })).toEqual({ ok: false, problem: [same] });
    expect(pair.parse({ from: 1, to: "x" })).toEqual({
      ok: false,
      problem: [{ field: "to", code: "not_a_number" }],
    });
    expect(pair.parse({ from: 1, to: 2 }).ok).toBe(true);
    expect(asked).toEqual([{ from: 1, to: 1 }, { from: 1 }, { from: 1, to: 2 }]);
  });

  it("judges no length again of what is stored, and judges what it says [SEC-6, FORM-2]", () => {
    const stored = object<Bench>(FIELDS, { unknown: "dropped" });
    const slat = { wood: "oak", broken: false } as const;
    const long = { name: "Un banc très long", seats: 3, slats: [slat, slat, slat] };
    expect(stored.parse(long)).toEqual({ ok: true, value: long });
    expect(BENCH.parse(long).ok).toBe(false);
    expect(stored.parse({ ...long, seats: 7 }).ok).toBe(false);
    const code = text({ max: 2, pattern: /^[A-Z]+$/u });
    expect([code.parse("ABC", true).ok, code.parse("a", true).ok, code.parse("AB", true).ok]).toEqual([
      false,
      false,
      true,
    ]);
    const nested = list(nullable(optional(text({ max: 2 }))), { max: 1 });
    expect(nested.parse(["abc", null], true)).toEqual({ ok: true, value: ["abc", null] });
    expect(nested.parse(["abc"]).ok).toBe(false);
  });
});
