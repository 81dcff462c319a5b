import { childOf, type Place, type Syntax } from "./syntax.ts";

/** It is in, or is nothing but, a line of the log: nothing is decided there, and nobody is told anything. */
export function onlyLogs({ node, ancestors }: Place): boolean {
  return [node, ...ancestors].some(isLine);
}

const PARTS: Readonly<Record<string, string>> = {
  ExpressionStatement: "expression",
  ArrowFunctionExpression: "body",
  IfStatement: "consequent",
};

function isLine(node: Syntax): boolean {
  if (node.type === "CallExpression")
    return childOf(childOf(node, "callee") ?? node, "object")?.["name"] === "logs";
  const part = childOf(node, PARTS[node.type] ?? "");
  return part !== undefined && childOf(node, "alternate") === undefined && isLine(part);
}
