import { existsSync } from "node:fs";

import { DEBIAN_CHROMIUM } from "../../tests/support/chromium.ts";
import { inRoot } from "../paths.ts";
import { runProcess } from "../processes.ts";
import { say } from "../say.ts";

/** The browser of the tests: Debian's where it is or may be installed, else Playwright's own. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(DEBIAN_CHROMIUM)) return;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    say("Installing Chromium from Debian's package…");
    await run("apt-get", ["update", "--quiet"]);
    const code = await run("apt-get", ["install", "--yes", "--quiet", "--no-install-recommends", "chromium"]);
    if (code === 0 && existsSync(DEBIAN_CHROMIUM)) return;
  }
  say("Looking for Playwright's Chromium, downloading it when it is not there…");
  const code = await run(process.execPath, [
    inRoot("node_modules/@playwright/test/cli.js"),
    "install",
    "chromium",
  ]);
  if (code !== 0)
    throw new Error(
      "No Chromium could be installed: install your system's package « chromium », then try again.",
    );
}

function run(command: string, args: readonly string[]): Promise<number> {
  return runProcess({
    command,
    args,
    env: { DEBIAN_FRONTEND: "noninteractive" },
    onLine: (line) => console.log(`        ${line}`),
  });
}
