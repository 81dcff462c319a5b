import { afterEach, expect, it } from "vitest";
import { marked } from "../../../local/mutants/marked.ts";

afterEach(() => {
  globalThis.reachedByTests = undefined;
});

it("lets a source say which of its functions a test ran, and changes nothing else", async () => {
  const source = [
    "function used(a) { return inner(a); function inner(b) { return b; } }",
    "const never = () => used(0);",
    "const pair = (a) => ({ a, twice: [a].map((b) => b * 2) });",
    "export const result = [used(1), pair(2)];",
  ].join("\n");
  const reached = (globalThis.reachedByTests = new Set<string>());
  const url = `data:text/javascript,${encodeURIComponent(marked(source, "a.ts"))}`;
  const { result } = (await import(/* @vite-ignore */ url)) as { readonly result: unknown };
  expect(result).toEqual([1, { a: 2, twice: [4] }]);
  const starts = ["function used", "function inner", "(a) =>", "(b) =>"].map((text) => source.indexOf(text));
  expect([...reached].toSorted()).toEqual(
    [0, ...starts]
      .map((at) => `a.ts:${at}`)
      .toSorted()
      .filter(unique),
  );
});

function unique(text: string, index: number, all: readonly string[]): boolean {
  return all.indexOf(text) === index;
}
