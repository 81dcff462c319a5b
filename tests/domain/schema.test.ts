import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import { boolean, integer, list, nullable, object, oneOf, text } from "../../src/domain/basics/schema.ts";

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
});
