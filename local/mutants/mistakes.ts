/** What an operator is mistaken for. */
export const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "++": ["--"],
  "--": ["++"],
  "+=": ["-="],
  "-=": ["+="],
  "??=": ["="],
};

export const OTHER_METHODS: ReadonlyMap<string, string> = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);

/** `x.filter(f)` becomes `x`. */
export const DROPPED_METHODS = new Set(["filter", "trim", "toSorted", "toReversed", "slice", "toLowerCase"]);
