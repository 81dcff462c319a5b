import { expect, it } from "vitest";
import { trials } from "../../../local/mutants/trials.ts";

const FILE = "src/domain/basics/version.ts";
const OTHERS = ["tests/domain/text.test.ts"] as const;
const testFiles = ["tests/domain/version.test.ts"];

it("tells what a test says to another source, then to the one on the disk, and survives one that never ends", async () => {
  const lab = trials();
  const broken = 'export const isVersion = () => false;\nexport const isOlderVersion = () => "no";\n';
  const endless = "for (;;);\nexport {};\n";
  try {
    expect(await lab.try({ sources: [[FILE, broken]], testFiles, cpuMsMax: 60_000 })).toMatchObject({
      state: "failed",
      test: testFiles[0],
    });
    // What failed before is forgotten, also where other tests are asked.
    expect(await lab.try({ sources: [], testFiles: OTHERS, cpuMsMax: 60_000 })).toMatchObject({
      state: "passed",
      ms: { [OTHERS[0]]: expect.any(Number) },
    });
    expect(await lab.try({ sources: [], testFiles, cpuMsMax: 60_000 })).toMatchObject({ state: "passed" });
    expect(await lab.try({ sources: [[FILE, endless]], testFiles, cpuMsMax: 2_000 })).toEqual({
      state: "endless",
    });
    expect(await lab.try({ sources: [], testFiles, cpuMsMax: 60_000 })).toMatchObject({ state: "passed" });
  } finally {
    lab.close();
  }
}, 120_000);
