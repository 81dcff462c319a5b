import type { Operation } from "./operations.ts";

export interface MatrixRow {
  readonly rule: string;
  readonly operation: Operation;
  readonly path: string;
  /** One per role, in the roles' order. */
  readonly verdicts: readonly boolean[];
}

/** @param table with the roles in its first line */
export function rowsOf(table: string): readonly MatrixRow[] {
  const [, ...lines] = table.trim().split("\n");
  return lines.map((line) => {
    const [rule = "", operation, path = "", ...signs] = line.split(/\s+/u);
    return { rule, operation: operation as Operation, path, verdicts: signs.map((sign) => sign === "+") };
  });
}
