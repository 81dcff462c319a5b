import { existsSync } from "node:fs";

import { buildCommuneIndex } from "./communes/build-index.ts";
import { DEMO_PUBLISHER } from "./demo/demo-publisher.ts";
import { inRoot } from "./paths.ts";
import { runProcess } from "./processes.ts";

/** The national index, unless an earlier run already wrote it for the installed packages. */
export function ensureCommuneIndex(): void {
  if (!existsSync(inRoot("public/data/communes.tsv"))) buildCommuneIndex();
}

export async function buildFunctions(): Promise<void> {
  await runOrThrow("The functions", [inRoot("functions/build.ts")]);
}

const LINES_SHOWN = 40;

/** What a page of this machine is told when it is built. */
export const LOCAL_PAGE = { VITE_PARVIS_LOCAL: "1", ...DEMO_PUBLISHER };

interface PageOptions {
  readonly folder?: string;
  /** What the build says it is; the package's version when nothing is said. */
  readonly version?: string;
  /** What a deployment says of itself; nothing for a local run, whose page finds the emulators and the stand-ins beside its own port. */
  readonly settings?: Readonly<Record<string, string>>;
}

export async function buildPage({ folder = "dist", version, settings }: PageOptions = {}): Promise<void> {
  const args = [inRoot("node_modules/vite/bin/vite.js"), "build", "--outDir", folder, "--emptyOutDir"];
  const named = version === undefined ? {} : { VITE_PARVIS_VERSION: version };
  await runOrThrow("The page", args, { ...(settings ?? LOCAL_PAGE), ...named });
}

async function runOrThrow(
  what: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const lines: string[] = [];
  const code = await runProcess({ command: process.execPath, args, env, onLine: (line) => lines.push(line) });
  if (code !== 0) throw new Error(`${what} could not be built:\n${lines.slice(0, LINES_SHOWN).join("\n")}`);
}
