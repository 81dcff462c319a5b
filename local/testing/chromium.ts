import { existsSync } from "node:fs";

import { inRoot } from "../paths.ts";
import { installedBrowser, installedShell } from "../preflight/browser.mjs";
import { runProcess } from "../processes.ts";
import { say } from "../say.ts";

const NONE_SENTENCE = `No browser for the tests was found, and Playwright's own could not be downloaded. Do one of these, then try again:
  1. install Chromium or Google Chrome (Debian: apt-get install chromium)
  2. name one that is elsewhere: PARVIS_CHROMIUM=/path/to/chrome npm test
  3. on Debian, as root, let the tests install it: npm test -- --install-browser (CI=true says the same)`;

/** The browser of the tests: the machine's, else Playwright's own. The system's packages are changed for who asks for it only. */
export async function ensureChromium(): Promise<void> {
  if (mayInstall() && installedShell() === undefined) await installOnDebian();
  if (installedBrowser() !== undefined) return;
  say("Looking for Playwright's Chromium, downloading it when it is not there…");
  const cli = inRoot("node_modules/@playwright/test/cli.js");
  if ((await run(process.execPath, [cli, "install", "chromium"])) !== 0) throw new Error(NONE_SENTENCE);
}

function mayInstall(): boolean {
  const isAsked = process.env["CI"] === "true" || process.argv.includes("--install-browser");
  return isAsked && existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

/** One after the other: an older Debian has no package of the second. */
async function installOnDebian(): Promise<void> {
  say("Installing Chromium from Debian's packages, as asked…");
  await run("apt-get", ["update", "--quiet"]);
  for (const name of ["chromium", "chromium-headless-shell"])
    await run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", name]);
}

function run(command: string, args: readonly string[]): Promise<number> {
  return runProcess({
    command,
    args,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    onLine: (line) => console.log(`        ${line}`),
  });
}
