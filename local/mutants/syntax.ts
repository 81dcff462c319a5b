import { parseAst } from "rolldown/parseAst";

/** A node of ESTree; what else it has depends on its type. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export interface Place {
  readonly node: Syntax;
  /** From the closest to the program. */
  readonly ancestors: readonly Syntax[];
}

/** Every node that runs, in the order of the source: types say nothing that could be mutated. */
export function placesIn(source: string, file: string): readonly Place[] {
  const program: unknown = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" });
  return isSyntax(program) ? walk(program, []) : [];
}

export function childOf(node: Syntax, property: string): Syntax | undefined {
  const child = node[property];
  return isSyntax(child) ? child : undefined;
}

const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

export function isFunction({ type }: Syntax): boolean {
  return FUNCTIONS.has(type);
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** `x as T`, `x satisfies T` and `x!` run as x does. */
const RUNS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);

function walk(node: Syntax, ancestors: readonly Syntax[]): readonly Place[] {
  if (node.type.startsWith("TS") && !RUNS.has(node.type)) return [];
  const inside = [node, ...ancestors];
  const children = Object.values(node).flat().filter(isSyntax);
  return [{ node, ancestors }, ...children.flatMap((child) => walk(child, inside))];
}
