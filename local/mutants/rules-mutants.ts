/** The security rules with one condition taken away, or turned to its border. */
export interface RulesMutant {
  readonly line: number;
  readonly was: string;
  readonly is: string;
  readonly rules: string;
}

const COMMENT = /\/\/.*$/gmu;
/** An expression: what a function returns, or what an operation is allowed by. */
const EXPRESSION = /(?:\breturn|: if)\s([^;]+);/gu;
/** A path that a function names, and what is always open. */
const NO_CONDITION = /^(?:\/.*|true|)$/su;
const BORDERS: readonly (readonly [RegExp, string])[] = [
  [/<=/gu, "<"],
  [/(?<![<=>!])>(?!=)/gu, ">="],
  [/\b500\b/gu, "501"],
];

/** One for each operand of `&&` and `||`, and one for each border. */
export function rulesMutants(rules: string): readonly RulesMutant[] {
  // Comments keep their length, so that places stay.
  const code = rules.replace(COMMENT, (comment) => " ".repeat(comment.length));
  const mutant = (start: number, was: string, is: string): RulesMutant => ({
    line: rules.slice(0, start).split("\n").length,
    was,
    is,
    rules: rules.slice(0, start) + is + rules.slice(start + was.length),
  });
  return [...code.matchAll(EXPRESSION)].flatMap(({ index, 0: whole, 1: expression = "" }) => {
    const start = index + whole.indexOf(expression);
    const operands = operandsOf(expression).map(({ at, text, neutral }) => mutant(start + at, text, neutral));
    const borders = BORDERS.flatMap(([border, is]) =>
      [...expression.matchAll(border)].map(({ index: at, 0: was }) => mutant(start + at, was, is)),
    );
    return [...operands, ...borders];
  });
}

interface Operand {
  readonly at: number;
  readonly text: string;
  /** What makes it as if it were not there. */
  readonly neutral: "true" | "false";
}

/** Those of this level, and of what stands in parentheses of its own. An expression without any is one: always true. */
function operandsOf(expression: string, offset = 0): readonly Operand[] {
  const parts = partsOf(expression);
  return parts.flatMap(({ at, text, joinedBy }) => {
    const inner = /^\((.*)\)$/su.exec(text)?.[1];
    const here: Operand = { at: offset + at, text, neutral: joinedBy === "||" ? "false" : "true" };
    return inner === undefined ? [here] : [here, ...operandsOf(inner, offset + at + 1)];
  });
}

function partsOf(expression: string) {
  const parts: { at: number; text: string; joinedBy: string }[] = [];
  let depth = 0;
  let from = 0;
  const joinedBy = /^(?:[^()]|\([^()]*\))*\|\|/su.test(expression) ? "||" : "&&";
  const close = (to: number): void => {
    const written = expression.slice(from, to);
    const text = written.trim();
    if (!NO_CONDITION.test(text)) parts.push({ at: from + written.indexOf(text), text, joinedBy });
    from = to + 2;
  };
  for (let at = 0; at < expression.length; at += 1) {
    if ("([{".includes(expression.charAt(at))) depth += 1;
    else if (")]}".includes(expression.charAt(at))) depth -= 1;
    else if (depth === 0 && /^(?:&&|\|\|)/u.test(expression.slice(at, at + 2))) close(at);
  }
  close(expression.length);
  return parts;
}
