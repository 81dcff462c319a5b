import { describe, expect, it } from "vitest";
import { differenceOf, mutated, mutantsOf } from "../../../local/mutants/mutants-of.ts";

/** What the source becomes, one line for each mutant. */
function mutantsIn(source: string): readonly string[] {
  return mutantsOf(source, "a.ts").map((mutant) => mutated(source, mutant));
}

describe("the mutants of a source", () => {
  it.each([
    ["if (isOpen) close()", ["if (true) close()", "if (false) close()", "if (isOpen) ;"]],
    ["a < b", ["a <= b", "a >= b"]],
    ["a === b", ["a !== b"]],
    ["a + 1", ["a - 1"]],
    ['"a" + b', ['"" + b']],
    ["a && b", ["a || b"]],
    ["a ?? b", ["a"]],
    ["x = a?.b", [";", "x = a.b"]],
    ["x = a?.[0]", [";", "x = a[0]"]],
    ["!a", ["a"]],
    ["f(true)", [";", "f(false)"]],
    ["f('a')", [";", 'f("")']],
    ["f('')", [";", 'f("mutant")']],
    ["f([1])", [";", "f([])"]],
    ["await stop();", [";"]],
    ["function f() { return a }", ["function f() { return; }"]],
    ["const f = () => g()", ["const f = () => undefined"]],
    ["x = list.some(f)", [";", "x = list.every(f)"]],
    ["x = list.filter(f)", [";", "x = list"]],
  ])("are for « %s » what a careless hand could make of it", (source, mutants) => {
    expect(mutantsIn(source).toSorted()).toEqual(mutants.toSorted());
  });

  it.each([
    'import { a } from "b"',
    'type A = "b" | "c"',
    "interface A { b?: true }",
    'throw new Error("This cannot happen.")',
    "const a = number.toString(16)",
    "logs.pushRefused(`device ${id}`)",
    'if (state === "refused") logs.pushRefused(id)',
  ])("are none where nothing that runs would differ: « %s »", (source) => {
    expect(mutantsIn(source)).toEqual([]);
  });

  it("leave what happens beside a line of the log", () => {
    expect(mutantsIn("if (a) logs.failed(b); else c()")).toEqual([
      "if (true) logs.failed(b); else c()",
      "if (false) logs.failed(b); else c()",
      "if (a) logs.failed(b); else ;",
    ]);
    expect(mutantsIn("const d = b.catch((error) => logs.failed(error)).then(() => e)")).toHaveLength(1);
  });

  it("look through what only tells the compiler something", () => {
    expect(mutantsIn("f(a as boolean && b!)")).toContain("f(a as boolean || b!)");
  });

  it("are known again when lines were added above them, and each of several alike by itself", () => {
    const source = "f(a < b, a < b);\n";
    const ids = mutantsOf(source, "a.ts").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(mutantsOf(`\n\n${source}`, "a.ts").map(({ id }) => id)).toEqual(ids);
  });

  it("say where they are: the line, and the function around them", () => {
    const source = "const a = b + 1;\nfunction f() {\n  return () => c - 1;\n}\n";
    expect(
      mutantsOf(source, "a.ts")
        .filter(({ operator }) => operator === "operator")
        .map(({ line, scope }) => [line, source.slice(scope, scope + 5)]),
    ).toEqual([
      [1, "const"],
      [3, "() =>"],
    ]);
  });

  it("are shown by the lines that differ", () => {
    const source = "before();\nconst isNear = metres < 20;\nafter();\n";
    const mutant = mutantsOf(source, "a.ts").find(({ text }) => text === "<=");
    expect(mutant && differenceOf(source, mutant)).toEqual([
      "- const isNear = metres < 20;",
      "+ const isNear = metres <= 20;",
    ]);
  });
});
