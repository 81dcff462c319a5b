import { beforeAll, describe, expect, it } from "vitest";
import { MATRIX } from "./matrix.ts";
import { answerTo, MATRIX_CASES } from "./support/matrix-cases.ts";
import { ROLE_NAMES } from "./support/roles.ts";
import { seedMatrix } from "./support/seed.ts";

beforeAll(seedMatrix, 60_000);

describe("the security rules", () => {
  it("have a verdict for each role in each row, and at least 150 of them [SEC-1, SEC-2, SEC-3, SEC-4]", () => {
    expect(MATRIX.filter(({ verdicts }) => verdicts.length !== ROLE_NAMES.length)).toEqual([]);
    expect(MATRIX_CASES.length).toBeGreaterThan(150);
  });

  for (const asked of MATRIX_CASES) {
    const { rule, operation, path, role, verdict } = asked;
    it(`${verdict === true ? "let" : "keep"} ${role} ${verdict === true ? "" : "from "}${operation} ${path} [${rule}]`, async () => {
      expect(await answerTo(asked)).toBe(verdict);
    });
  }
});
