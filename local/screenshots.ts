import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";

import { inRoot } from "./paths.ts";
import { startProcess } from "./processes.ts";
import { say } from "./say.ts";
import { indexPage } from "./screenshots/index-page.ts";
import { SCREENSHOTS } from "./screenshots/shot.ts";
import { ensureChromium } from "./testing/chromium.ts";
import { surroundings } from "./testing/surroundings.ts";

const OFFSET_DEFAULT = "1010";
const STOP_MS_MAX = 5_000;
const CONFIG = "tests/screenshots/playwright.config.ts";

process.env["PARVIS_PORT_OFFSET"] ??= OFFSET_DEFAULT;

/** What follows is Playwright's: `npm run screenshots -- --grep "offline"` takes some of them again and keeps the others. */
const asked = process.argv.slice(2);
const around = surroundings();
let code = 1;
try {
  await around.check();
  await ensureChromium();
  if (asked.length === 0) rmSync(inRoot(SCREENSHOTS), { recursive: true, force: true });
  mkdirSync(inRoot(SCREENSHOTS), { recursive: true });
  await around.ensure("town");
  code = await takeThem();
  const pictures = readdirSync(inRoot(SCREENSHOTS)).filter((file) => file.endsWith(".png"));
  writeFileSync(inRoot(SCREENSHOTS, "index.html"), indexPage(pictures));
  say(`${pictures.length} pictures: ${SCREENSHOTS}/index.html`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
} finally {
  await around.stop();
}
process.exit(code);

async function takeThem(): Promise<number> {
  const program = startProcess({
    command: process.execPath,
    args: [inRoot("node_modules/@playwright/test/cli.js"), "test", "--config", CONFIG, ...asked],
    onLine: (line) => console.log(line),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void program.stop(STOP_MS_MAX));
  }
  const ended = await program.ended;
  await program.stop(0);
  return ended;
}
