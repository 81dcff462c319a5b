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
}

const VITEST = "node_modules/vitest/vitest.mjs";

const PRODUCTION = ["--production", "--config", "knip.production.json"];

/** All of it, in order: what fails fastest comes first. */
export const STEPS: readonly Step[] = [
  tool("format", "node_modules/oxfmt/bin/oxfmt", "--check", "."),
  tool("lint", "node_modules/oxlint/bin/oxlint", "--deny-warnings"),
  tool("types", "node_modules/typescript/bin/tsc", "-b"),
  tool("unused code", "node_modules/knip/bin/knip.js"),
  tool("code that only tests use", "node_modules/knip/bin/knip.js", ...PRODUCTION),
  suite("house and domain", "nothing", "architecture", "domain"),
  suite("unit", "nothing", "unit"),
  { ...suite("browser", "nothing", "browser"), isRunOnceMore: true },
  tool("size", "local/size.ts"),
  { ...suite("rules, functions, replication", "emulators", "emulators"), isRunOnceMore: true },
  {
    name: "journeys",
    args: ["node_modules/@playwright/test/cli.js", "test"],
    report: { kind: "playwright", file: ".cache/journeys.json" },
    isRunOnceMore: true,
    needs: "town",
  },
];

function tool(name: string, ...args: readonly string[]): Step {
  return { name, args, needs: "nothing" };
}

function suite(name: string, needs: Step["needs"], ...projects: readonly string[]): Step {
  const file = `.cache/tests/${projects.join("-")}.json`;
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return { name, args: [VITEST, "run", ...chosen, ...reporters], report: { kind: "vitest", file }, needs };
}
