/** One thing `npm test` runs. Tools pass or fail as a whole; suites count their tests in a JSON report. */
export interface Step {
  readonly name: string;
  /** After `node`, from the root of the checkout. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the suite writes its report. */
  readonly report?: { readonly kind: "vitest" | "playwright"; readonly file: string };
  /** A browser or emulators take part: what fails is run once more, and named as unstable if it passes then. */
  readonly isRunOnceMore?: true;
  /** What must be there before it: the emulators, or these with the built page, the stand-ins and the demo commune. */
  readonly needs: "nothing" | "emulators" | "town";
  /** Lanes run side by side: what keeps the processor busy beside what mostly waits for emulators and pages. */
  readonly lane: Lane;
  /** What it takes beside the other lane on two quiet cores, with a little to spare. */
  readonly budgetS: number;
}

export const LANES = ["checks", "town"] as const;
export type Lane = (typeof LANES)[number];

const VITEST = "node_modules/vitest/vitest.mjs";

const PRODUCTION = ["--production", "--config", "knip.production.json"];

/** All of it, in the order of each lane: what fails fastest comes first. */
export const STEPS: readonly Step[] = [
  tool("format", 15, "node_modules/oxfmt/bin/oxfmt", "--check", "."),
  tool("lint", 25, "node_modules/oxlint/bin/oxlint", "--deny-warnings"),
  tool("types", 45, "node_modules/typescript/bin/tsc", "-b"),
  tool("unused code", 20, "node_modules/knip/bin/knip.js"),
  tool("code that only tests use", 20, "node_modules/knip/bin/knip.js", ...PRODUCTION),
  suite("house and domain", 20, "architecture", "domain"),
  suite("unit", 100, "unit", "alone"),
  { ...suite("browser", 340, "browser", "screens"), isRunOnceMore: true },
  tool("size", 25, "local/size.ts"),
  {
    ...suite("rules, functions, replication", 80, "emulators", "emulators-alone"),
    isRunOnceMore: true,
    needs: "emulators",
    lane: "town",
  },
  {
    name: "journeys",
    args: ["node_modules/@playwright/test/cli.js", "test"],
    report: { kind: "playwright", file: ".cache/journeys.json" },
    isRunOnceMore: true,
    needs: "town",
    lane: "town",
    budgetS: 630,
  },
];

function tool(name: string, budgetS: number, ...args: readonly string[]): Step {
  return { name, args, needs: "nothing", lane: "checks", budgetS };
}

function suite(name: string, budgetS: number, ...projects: readonly string[]): Step {
  const file = `.cache/tests/${projects.join("-")}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const report = { kind: "vitest" as const, file };
  const args = [VITEST, "run", ...chosen, ...reporters];
  return { name, args, report, needs: "nothing", lane: "checks", budgetS };
}
