// What npm start, npm run dev and npm test run first, with whatever Node the machine has (20 or newer) and nothing installed yet:
// installs the packages when needed, then hands over to the Node 24 that they bring.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_MAJOR_MIN = 20;
const PARENT_CHECK_MS = 500;
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
const node24 = join(root, "node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installWhenNeeded() {
  const installed = existsSync(installedMark) && existsSync(node24);
  const fresh =
    installed && statSync(installedMark).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs;
  if (fresh) return;
  console.log(
    installed ? "The packages changed: installing them again…" : "Installing the packages (about a minute)…",
  );
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) fail("npm ci failed: see the lines above.");
}

if (Number(process.versions.node.split(".")[0]) < NODE_MAJOR_MIN) {
  fail(`Node ${NODE_MAJOR_MIN} or newer is needed to begin; this is ${process.version}.`);
}
const program = PROGRAMS[process.argv[2]];
if (program === undefined) fail(`Say one of: ${Object.keys(PROGRAMS).join(", ")}.`);
installWhenNeeded();
if (!existsSync(node24))
  fail("npm brought no Node 24 for this machine: Linux (x64, arm64) and Windows (x64) are served.");

// The program leads a process group of its own, so that a Ctrl-C reaches it through us alone and it can stop things in their order.
const child = spawn(node24, [join(here, program), ...process.argv.slice(3)], {
  cwd: root,
  stdio: "inherit",
  detached: process.platform !== "win32",
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm hands a signal to its shell only, which dies without telling: when our parent is gone, it is time to stop.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  child.kill("SIGTERM");
}, PARENT_CHECK_MS);
child.on("exit", (code) => process.exit(code ?? 1));
