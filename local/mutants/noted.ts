import { mutantsOf, type Mutant } from "./mutants-of.ts";
import { isComparison, type NOTES } from "./notes.ts";
import { childOf, childrenOf, programOf, type Place, type Syntax } from "./syntax.ts";

declare global {
  /** What noted sources call; only there while they run. */
  var notesOfMutants: typeof NOTES | undefined;
}

/**
 * The source as it is, besides that it names each mutant once it would have had another value there, as far as one step shows:
 * `a < b` names the one with `<=` where both are the same. What no test of a run named, none of them can notice.
 */
export function noted(source: string, file: string): string {
  const mutants = new Map<string, Mutant[]>();
  for (const mutant of mutantsOf(source, file)) {
    const key = keyOf(notedAt(mutant));
    mutants.set(key, [...(mutants.get(key) ?? []), mutant]);
  }
  const rendered = (node: Syntax): string => {
    let at = node.start;
    let text = "";
    for (const child of childrenOf(node).toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      // The same text twice, as both name and value: `{ a }`.
      if (child.start < at) continue;
      text += source.slice(at, child.start) + rendered(child);
      at = child.end;
    }
    const here = mutants.get(keyOf(node)) ?? [];
    return withNotes(node, text + source.slice(at, node.end), { here, rendered });
  };
  const program = programOf(source, file);
  return source.slice(0, program.start) + rendered(program) + source.slice(program.end);
}

/** When a mutant is named. */
type Way = "compared" | "whenTrue" | "whenFalse" | "whenNone" | "whenRun";

/** Mutants that a part of their node decides about. */
const DECIDED: ReadonlyMap<string, { readonly part: string; readonly way: Way }> = new Map([
  ["condition always true", { part: "test", way: "whenFalse" }],
  ["condition always false", { part: "test", way: "whenTrue" }],
  ["fallback removed", { part: "left", way: "whenNone" }],
  ["always chained", { part: "object", way: "whenNone" }],
]);

function wayOf({ operator, place: { node } }: Mutant): Way {
  const way = DECIDED.get(operator)?.way;
  if (way !== undefined || operator !== "operator") return way ?? "whenRun";
  if (isComparison(node["operator"])) return "compared";
  if (node.type !== "LogicalExpression") return "whenRun";
  return node["operator"] === "&&" ? "whenFalse" : "whenTrue";
}

/** What is wrapped to name it: the part that decides, or the whole. */
function notedAt({ operator, place }: Mutant): Syntax {
  const part = place.node.type === "ArrowFunctionExpression" ? "body" : (DECIDED.get(operator)?.part ?? "");
  return childOf(place.node, part) ?? chainAround(place) ?? place.node;
}

/** A part of `a?.b().c` in brackets would be asked for though there is no `a`. */
function chainAround({ node, ancestors }: Place): Syntax | undefined {
  let inner = node;
  for (const outer of ancestors) {
    if (outer.type === "ChainExpression") return outer;
    if (childOf(outer, "object") !== inner && childOf(outer, "callee") !== inner) return undefined;
    inner = outer;
  }
  return undefined;
}

interface Noting {
  /** Those that are named here. */
  readonly here: readonly Mutant[];
  readonly rendered: (node: Syntax) => string;
}

function withNotes(node: Syntax, text: string, { here, rendered }: Noting): string {
  const by = (way: Way): readonly Mutant[] => here.filter((mutant) => wayOf(mutant) === way);
  const idsOf = (way: Way): string => JSON.stringify(by(way).map(({ id }) => id));
  const has = (...ways: readonly Way[]): boolean => ways.some((way) => by(way).length > 0);
  const [left, right] = [childOf(node, "left"), childOf(node, "right")];
  const others = by("compared").map(({ text: operator, id }) => [operator, id]);
  let noting = text;
  if (others.length > 0 && left !== undefined && right !== undefined)
    noting = call(
      "compared",
      `"${String(node["operator"])}", [${rendered(left)}, ${rendered(right)}], ${JSON.stringify(others)}`,
    );
  if (has("whenTrue", "whenFalse"))
    noting = call("either", `${noting}, ${idsOf("whenTrue")}, ${idsOf("whenFalse")}`);
  if (has("whenNone")) noting = call("orNone", `${noting}, ${idsOf("whenNone")}`);
  if (!has("whenRun")) return noting;
  const runs = call("runs", idsOf("whenRun"));
  return node.type.endsWith("Statement") ? `{ ${runs}; ${noting} }` : `(${runs}, ${noting})`;
}

function call(name: keyof typeof NOTES, given: string): string {
  return `globalThis.notesOfMutants.${name}(${given})`;
}

function keyOf({ type, start, end }: Syntax): string {
  return `${type} ${start} ${end}`;
}
