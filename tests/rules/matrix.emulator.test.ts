import { beforeAll, describe, expect, it } from "vitest";
import { MATRIX } from "./matrix.ts";
import { isAllowed, OPERATIONS } from "./support/operations.ts";
import { ROLE_NAMES, tokenOf, uidOf, type RoleName } from "./support/roles.ts";
import { seedMatrix } from "./support/seed.ts";

const CASES = MATRIX.flatMap((row) =>
  ROLE_NAMES.map((role, column) => ({ ...row, role, verdict: row.verdicts[column] })),
);

beforeAll(seedMatrix, 60_000);

describe("the security rules", () => {
  it("have a verdict for each role in each row, and at least 150 of them [SEC-1, SEC-2, SEC-3, SEC-4]", () => {
    expect(MATRIX.filter(({ verdicts }) => verdicts.length !== ROLE_NAMES.length)).toEqual([]);
    expect(CASES.length).toBeGreaterThan(150);
  });

  for (const { rule, operation, path, role, verdict } of CASES) {
    it(`${verdict === true ? "let" : "keep"} ${role} ${verdict === true ? "" : "from "}${operation} ${path} [${rule}]`, async () => {
      const answer = await OPERATIONS[operation](pathFor(path, role), tokenOf(role));
      expect(isAllowed(answer)).toBe(verdict);
    });
  }
});

function pathFor(path: string, role: RoleName): string {
  return path.replace("{me}", uidOf(role));
}
