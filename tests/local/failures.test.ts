import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { inRoot } from "../../local/paths.ts";
import { failuresOf } from "../../local/testing/failures.ts";
import { A_TOOL, suiteWith, withoutReport } from "./a-report.ts";

const FILE = ".cache/tests/failures-of-a-report.json";

afterEach(() => withoutReport(FILE));

describe("what is said last of a run that failed", () => {
  it("names each test that did not pass, and the first lines of why", () => {
    const passed = { fullName: "a house has a door", status: "passed", failureMessages: [] };
    const failureMessages = [
      "\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n\n    at house.test.ts:3:1",
    ];
    const failed = { fullName: "a house has two windows", status: "failed", failureMessages };
    const skipped = { fullName: "a house has a roof", status: "skipped", failureMessages: [] };
    const name = inRoot("tests/house.test.ts");
    const testResults = [
      { name, status: "failed", message: "", assertionResults: [passed, failed, skipped] },
    ];
    expect(failuresOf(suiteWith(FILE, "vitest", { testResults }))).toEqual([
      "tests/house.test.ts › a house has two windows\n    AssertionError: expected 1 to be 2\n    at house.test.ts:3:1",
      "tests/house.test.ts › a house has a roof\n    skipped",
    ]);
  });

  it("names a file that does not load", () => {
    const name = inRoot("tests/house.test.ts");
    const testResults = [{ name, status: "failed", message: "No such door", assertionResults: [] }];
    expect(failuresOf(suiteWith(FILE, "vitest", { testResults }))).toEqual([
      "tests/house.test.ts\n    No such door",
    ]);
  });

  it("names each journey that did not pass, at whatever depth it stands", () => {
    const spec = (title: string, status: string, error?: object) => ({
      title,
      tests: [{ status, results: [{ error }] }],
    });
    const inner = {
      file: "02-way.journey.ts",
      specs: [
        spec("a way back", "unexpected", { message: "Error: nobody came" }),
        spec("a way out", "expected"),
        spec("a way round", "skipped"),
      ],
    };
    const suites = [{ file: "02-way.journey.ts", specs: [spec("a way in", "expected")], suites: [inner] }];
    expect(failuresOf(suiteWith(FILE, "playwright", { suites }))).toEqual([
      "tests/journeys/02-way.journey.ts › a way back\n    Error: nobody came",
      "tests/journeys/02-way.journey.ts › a way round\n    skipped",
    ]);
  });

  it("shows the last screen of a journey, without addresses", () => {
    const path = join(mkdtempSync(join(tmpdir(), "parvis-screen-")), "error-context.md");
    const screen = '- link "Carte":\n  - /url: /map\n- status: Enregistré sur cet appareil';
    writeFileSync(path, `# Details\n\n\`\`\`\nError\n\`\`\`\n\n\`\`\`yaml\n${screen}\n\`\`\`\n`);
    const result = {
      error: { message: "Error: nobody came" },
      attachments: [{ name: "error-context", path }],
    };
    const specs = [{ title: "a way back", tests: [{ status: "unexpected", results: [result] }] }];
    const suites = [{ file: "02-way.journey.ts", specs }];
    expect(failuresOf(suiteWith(FILE, "playwright", { suites }))).toEqual([
      [
        "tests/journeys/02-way.journey.ts › a way back",
        "    Error: nobody came",
        '      | - link "Carte":',
        "      | - status: Enregistré sur cet appareil",
      ].join("\n"),
    ]);
  });

  it("shows the screen of each person, where the journey wrote them down", () => {
    const folder = mkdtempSync(join(tmpdir(), "parvis-screens-"));
    const attachments = ["error-context", "screen 1", "screen 2"].map((name) => {
      const path = join(folder, `${name}.md`);
      writeFileSync(path, `\`\`\`yaml\n- page: ${name}\n\`\`\`\n`);
      return { name, path };
    });
    const results = [{ error: { message: "Error: nobody came" }, attachments }];
    const specs = [{ title: "a way back", tests: [{ status: "unexpected", results }] }];
    const [failure] = failuresOf(
      suiteWith(FILE, "playwright", { suites: [{ file: "02-way.journey.ts", specs }] }),
    );
    expect(failure?.split("\n").slice(2)).toEqual(["      | - page: screen 1", "      | - page: screen 2"]);
  });

  it("says nothing of a report that was never written, nor of a tool that has none", () => {
    const never = { kind: "vitest", file: ".cache/tests/never.json" } as const;
    expect(failuresOf({ ...A_TOOL, report: never })).toEqual([]);
    expect(failuresOf(A_TOOL)).toEqual([]);
  });
});
