import { mutated } from "./mutants-of.ts";
import { childOf, isFunction, placesIn } from "./syntax.ts";

declare global {
  /** What the source said of itself while this test file ran; only there while reach is measured. */
  var reachedByTests: Set<string> | undefined;
}

/** The source as it is, besides that each function and the module itself say when they run: `file:scope`. */
export function marked(source: string, file: string): string {
  const markers = placesIn(source, file)
    .filter(({ node }) => isFunction(node))
    .flatMap(({ node }) => {
      const body = childOf(node, "body");
      if (body === undefined) return [];
      const mark = markOf(file, node.start);
      if (body.type === "BlockStatement") return [{ at: body.start + 1, text: ` ${mark};` }];
      return [
        { at: body.start, text: `(${mark}, ` },
        { at: body.end, text: ")" },
      ];
    });
  // From the end to the start, so that nothing is moved before its turn.
  return [{ at: 0, text: `${markOf(file, 0)}; ` }, ...markers]
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: marker }) => mutated(text, { start: at, end: at, text: marker }), source);
}

function markOf(file: string, scope: number): string {
  return `globalThis.reachedByTests?.add(${JSON.stringify(reachOf(file, scope))})`;
}

/** Without a scope, how all of a file begin. */
export function reachOf(file: string, scope: number | ""): string {
  return `${file}:${scope}`;
}
