import { afterEach, expect, it } from "vitest";
import { differenceOf, mutantsOf } from "../../../local/mutants/mutants-of.ts";
import { NOTES } from "../../../local/mutants/notes.ts";
import { noted } from "../../../local/mutants/noted.ts";

afterEach(() => {
  globalThis.reachedByTests = undefined;
  globalThis.notesOfMutants = undefined;
});

const FILE = "a.ts";

/** What the source says, and the mutants of it that it did not name: the line that each makes. */
async function run(
  source: string,
): Promise<{ readonly result: unknown; readonly unnamed: readonly string[] }> {
  const named = (globalThis.reachedByTests = new Set<string>());
  globalThis.notesOfMutants = NOTES;
  const url = `data:text/javascript,${encodeURIComponent(noted(source, FILE))}`;
  const { result } = (await import(/* @vite-ignore */ url)) as { readonly result: unknown };
  const others = mutantsOf(source, FILE).filter(({ id }) => !named.has(id));
  return { result, unnamed: others.map((mutant) => differenceOf(source, mutant)[1]?.slice(2) ?? "") };
}

it.each([
  ["export const result = 1 < 2;", ["export const result = 1 <= 2;"]],
  ["export const result = 2 < 2;", []],
  ["export const result = 2 >= 1;", ["export const result = 2 > 1;"]],
  ["export const result = 2 >= 2;", []],
  ["export const result = 1 === 1 ? 1 : 2;", ["export const result = true ? 1 : 2;"]],
  ["export const result = 1 !== 1 ? 1 : 2;", ["export const result = false ? 1 : 2;"]],
  ["export const result = [0 && 1, 1 && 1];", ["export const result = [0 && 1, 1 || 1];"]],
  ["export const result = 1 && 2;", ["export const result = 1 || 2;"]],
  ["export const result = 0 || [0][0];", ["export const result = 0 && [0][0];"]],
  ["export const result = 0 || 1;", []],
  ["export const result = 1 ?? 2;", ["export const result = 1;"]],
  ["export const result = [1][1] ?? 2;", []],
  ["export const result = Math?.PI;", ["export const result = Math.PI;"]],
  ["export const result = [[1][1]?.x.y];", []],
])("names a mutant once it would have had another value: %s", async (source, unnamed) => {
  const { result } = (await import(/* @vite-ignore */ `data:text/javascript,${source}`)) as {
    readonly result: unknown;
  };
  expect(await run(source)).toEqual({ result, unnamed });
});

it("names what is left out or emptied once it runs, and leaves what the source does as it is", async () => {
  const source = [
    "const words = (text) => text.trim().split(' ');",
    "function first({ list = [true] }) {",
    "  if (list[0]) return list?.slice(0).concat(0);",
    "  return never(list);",
    "}",
    "function never(list) {",
    "  list.push('x');",
    "  return list;",
    "}",
    "export const result = [words(' a b '), first({}), { words }.words('c').length];",
  ].join("\n");
  const { result, unnamed } = await run(source);
  expect(result).toEqual([["a", "b"], [true, 0], 1]);
  expect(unnamed).toEqual([
    "if (true) return list?.slice(0).concat(0);",
    "if (list[0]) return list.slice(0).concat(0);",
    "return;",
    ";",
    'list.push("");',
    "return;",
  ]);
});

it("asks for no part of what is not there", async () => {
  const source =
    "const none = [1][1]; export const result = [none?.a.filter(Boolean).b(), none?.a?.trim().c];";
  expect((await run(source)).result).toEqual([undefined, undefined]);
});
