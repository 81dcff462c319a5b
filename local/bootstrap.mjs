// What npm start, npm run dev and npm test run first, with whatever Node the machine has (20 or newer) and nothing installed yet:
// when packages are missing, looks whether the machine has what is needed besides, installs them, then hands over to a Node 24.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { problemsOf } from "./preflight/check.mjs";
import { nodeFor } from "./preflight/node.mjs";

const NODE_MAJOR_MIN = 20;
const PARENT_CHECK_MS = 500;
/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  start: "start.ts",
  dev: "dev.ts",
  test: "test.ts",
  stress: "stress.ts",
  long: "long.ts",
};

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const installedMark = join(root, "node_modules", ".package-lock.json");

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @param {string} asked */
async function installWhenNeeded(asked) {
  const installed = existsSync(installedMark);
  const fresh =
    installed && statSync(installedMark).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
  if (fresh) return;
  // The program looks again, after it has ended what a run that was killed may have left.
  const problems = await problemsOf(asked);
  if (problems.length > 0) fail(problems.join("\n"));
  console.log(
    installed ? "The packages changed: installing them again…" : "Installing the packages (about a minute)…",
  );
  // What packages say of packages they use is nothing that anybody here could act upon.
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) fail("npm ci failed: see the lines above.");
}

if (Number(process.versions.node.split(".")[0]) < NODE_MAJOR_MIN) {
  fail(`Node ${NODE_MAJOR_MIN} or newer is needed to begin; this is ${process.version}.`);
}
const asked = process.argv[2] ?? "";
const program = PROGRAMS[asked];
if (program === undefined) fail(`Say one of: ${Object.keys(PROGRAMS).join(", ")}.`);
await installWhenNeeded(asked);
const node = nodeFor(root);
if (node === undefined)
  fail(`Node 24 or newer is needed on this machine (this is ${process.version}): npm brings none for it.`);

// The program leads a process group of its own, so that a Ctrl-C reaches it through us alone and it can stop things in their order.
const child = spawn(node, [join(here, program), ...process.argv.slice(3)], {
  cwd: root,
  stdio: "inherit",
  detached: process.platform !== "win32",
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
  process.on(signal, () => child.kill(signal));
// npm hands a signal to its shell only, which dies without telling: when our parent is gone, it is time to stop.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill("SIGTERM");
}, PARENT_CHECK_MS);
child.on("exit", (code, signal) =>
  process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
);
