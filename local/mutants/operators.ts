import { DROPPED_METHODS, OTHER_METHODS, OTHER_OPERATORS } from "./mistakes.ts";
import { childOf, type Place, type Syntax } from "./syntax.ts";

/** One change of a source: what stands between start and end becomes `text`. */
export interface Edit {
  readonly operator: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Operator = (place: Place, source: string) => readonly Edit[];

const TEXTS = new Set(["Literal", "TemplateLiteral"]);

/** By the type of a node: the mutants that it gives. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  IfStatement: condition("true", "false"),
  ConditionalExpression: condition("true", "false"),
  WhileStatement: condition("false"),
  DoWhileStatement: condition("false"),
  ForStatement: condition("false"),
  BinaryExpression: binary,
  LogicalExpression: logical,
  AssignmentExpression: binary,
  UpdateExpression: ({ node }, source) => otherOperator(node, node.start, node.end, source),
  UnaryExpression: unary,
  Literal: literal,
  TemplateLiteral: (place) => (isSilent(place) ? [] : [edit("text emptied", place.node, '""')]),
  ArrayExpression: ({ node }) =>
    (node["elements"] as unknown[]).length === 0 ? [] : [edit("list emptied", node, "[]")],
  MemberExpression: notOptional,
  CallExpression: call,
  ExpressionStatement: statement,
  ReturnStatement: returned,
  ArrowFunctionExpression: arrow,
};

function edit(operator: string, { start, end }: Syntax, text: string): Edit {
  return { operator, start, end, text };
}

function condition(...verdicts: readonly string[]): Operator {
  return ({ node }) => {
    const test = childOf(node, "test");
    if (test === undefined || test.type === "Literal") return [];
    return verdicts.map((verdict) => edit(`condition always ${verdict}`, test, verdict));
  };
}

function binary({ node }: Place, source: string): readonly Edit[] {
  const left = childOf(node, "left");
  const right = childOf(node, "right");
  if (left === undefined || right === undefined) return [];
  // A text cannot be subtracted from: such a mutant is NaN everywhere, and says nothing.
  if (node["operator"] === "+")
    return [left, right].some(({ type, value }) => TEXTS.has(type) && typeof value !== "number")
      ? []
      : [{ operator: "operator", ...operatorAt("+", left.end, right.start, source), text: "-" }];
  return otherOperator(node, left.end, right.start, source);
}

function logical(place: Place, source: string): readonly Edit[] {
  const left = childOf(place.node, "left");
  if (place.node["operator"] !== "??" || left === undefined) return binary(place, source);
  return [{ operator: "fallback removed", start: left.end, end: place.node.end, text: "" }];
}

function otherOperator(node: Syntax, from: number, to: number, source: string): readonly Edit[] {
  const operator = String(node["operator"]);
  const at = operatorAt(operator, from, to, source);
  return (OTHER_OPERATORS[operator] ?? []).map((text) => ({ operator: "operator", ...at, text }));
}

function operatorAt(
  operator: string,
  from: number,
  to: number,
  source: string,
): { start: number; end: number } {
  const start = from + source.slice(from, to).indexOf(operator);
  return { start, end: start + operator.length };
}

function unary({ node }: Place): readonly Edit[] {
  if (node["operator"] !== "!" && node["operator"] !== "-") return [];
  return [{ operator: "negation removed", start: node.start, end: node.start + 1, text: "" }];
}

function literal(place: Place): readonly Edit[] {
  const { node } = place;
  if (typeof node["value"] === "boolean") return [edit("boolean", node, String(!node["value"]))];
  if (typeof node["value"] !== "string" || isSilent(place)) return [];
  return node["value"] === "" ? [edit("text filled", node, '"mutant"')] : [edit("text emptied", node, '""')];
}

const NAMING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TaggedTemplateExpression",
]);

/** Names, and the sentences of what cannot happen: nobody is told another thing if they differ. */
function isSilent({ node, ancestors: [parent, ...others] }: Place): boolean {
  if (parent === undefined || NAMING.has(parent.type)) return true;
  if (parent.type === "Property" && parent["key"] === node) return true;
  if (parent.type === "ExpressionStatement") return true;
  return [parent, ...others.slice(0, 1)].some(
    ({ type, callee }) => type === "NewExpression" && nameOf(callee).endsWith("Error"),
  );
}

function nameOf(node: unknown): string {
  return typeof node === "object" && node !== null && "name" in node ? String(node.name) : "";
}

function notOptional({ node }: Place, source: string): readonly Edit[] {
  const object = childOf(node, "object");
  const property = childOf(node, "property");
  if (node["optional"] !== true || object === undefined || property === undefined) return [];
  const at = operatorAt("?.", object.end, property.start, source);
  return [{ operator: "always chained", ...at, text: node["computed"] === true ? "" : "." }];
}

function call({ node }: Place, source: string): readonly Edit[] {
  const callee = childOf(node, "callee");
  if (callee === undefined) return [];
  if (node["optional"] === true)
    return [{ operator: "always called", ...operatorAt("?.", callee.end, node.end, source), text: "" }];
  const object = childOf(callee, "object");
  const method = childOf(callee, "property");
  if (object === undefined || method === undefined) return [];
  const name = nameOf(method);
  const other = OTHER_METHODS.get(name);
  if (other !== undefined) return [edit("method", method, other)];
  return DROPPED_METHODS.has(name)
    ? [{ operator: "call dropped", start: object.end, end: node.end, text: "" }]
    : [];
}

const DOES = new Set([
  "CallExpression",
  "AwaitExpression",
  "AssignmentExpression",
  "UpdateExpression",
  "ChainExpression",
]);

function statement({ node }: Place): readonly Edit[] {
  const expression = childOf(node, "expression");
  if (expression === undefined || !DOES.has(expression.type)) return [];
  // A constructor without its parent's does not run at all.
  if (childOf(expression, "callee")?.type === "Super") return [];
  return [edit("statement removed", node, ";")];
}

function returned({ node }: Place): readonly Edit[] {
  const argument = childOf(node, "argument");
  return argument === undefined || isNothing(argument) ? [] : [edit("nothing returned", node, "return;")];
}

function arrow({ node }: Place): readonly Edit[] {
  const body = childOf(node, "body");
  if (body === undefined || body.type === "BlockStatement" || isNothing(body)) return [];
  return [edit("nothing returned", body, "undefined")];
}

/** Literals have mutants of their own. */
function isNothing(node: Syntax): boolean {
  return node.type === "Literal" || nameOf(node) === "undefined";
}
