import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reachOf } from "../../../local/mutants/marked.ts";
import { differenceOf, mutantsOf } from "../../../local/mutants/mutants-of.ts";
import { RECORDED } from "../../../local/mutants/reach.ts";
import { trials } from "../../../local/mutants/trials.ts";
import { unnoticed } from "../../../local/mutants/unnoticed.ts";

const FILE = "src/domain/basics/utf8-bytes.ts";
const TEST = "tests/domain/text.test.ts";

it("tells of what tests run the mutants that change nothing in any", async () => {
  const source = readFileSync(FILE, "utf8");
  const mutants = mutantsOf(source, FILE);
  const lab = trials(RECORDED);
  const scopes = [...new Set(mutants.map(({ scope }) => reachOf(FILE, scope)))];
  const reach = (of: readonly string[]) => new Map([[TEST, { hash: "", ms: 1, scopes: of }]]);
  try {
    const found = (await unnoticed(lab, mutants, reach(scopes))).map(
      (mutant) => differenceOf(source, mutant)[1],
    );
    // Every character has a code.
    expect(found).toContain("+ const code = char.codePointAt(0);");
    expect(found).not.toContain("+ if (false) bytes += 1;");
    // What no test runs is another matter.
    expect(await unnoticed(lab, mutants, reach([]))).toEqual([]);
  } finally {
    lab.close();
  }
}, 120_000);
