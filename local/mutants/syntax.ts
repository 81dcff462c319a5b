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
  return walk(programOf(source, file), []);
}

export function programOf(source: string, file: string): Syntax {
  const program: unknown = parseAst(source, { lang: file.endsWith("x") ? "tsx" : "ts" });
  if (!isSyntax(program)) throw new Error(`${file} is no program.`);
  return program;
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
  const inside = [node, ...ancestors];
  return [{ node, ancestors }, ...childrenOf(node).flatMap((child) => walk(child, inside))];
}

/** Those that run. */
export function childrenOf(node: Syntax): readonly Syntax[] {
  const children = Object.values(node).flat().filter(isSyntax);
  return children.filter(({ type }) => !type.startsWith("TS") || RUNS.has(type));
}
