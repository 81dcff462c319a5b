import { MATRIX } from "../matrix.ts";
import type { MatrixRow } from "./matrix-row.ts";
import { isAllowed, OPERATIONS } from "./operations.ts";
import { ROLE_NAMES, tokenOf, uidOf, type RoleName } from "./roles.ts";

export interface MatrixCase extends MatrixRow {
  readonly role: RoleName;
  readonly verdict: boolean | undefined;
}

/** Each row, asked by each role. */
export const MATRIX_CASES: readonly MatrixCase[] = MATRIX.flatMap((row) =>
  ROLE_NAMES.map((role, column) => ({ ...row, role, verdict: row.verdicts[column] })),
);

export async function answerTo({ operation, path, role }: MatrixCase): Promise<boolean> {
  return isAllowed(await OPERATIONS[operation](path.replace("{me}", uidOf(role)), tokenOf(role)));
}
