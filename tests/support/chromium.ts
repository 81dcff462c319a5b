import { installedBrowser, installedShell } from "../../local/preflight/browser.mjs";

/** The first rule that matches applies. A slow name server would hold up for seconds what waits for a host to be missing. */
const NOBODY_OUTSIDE = ["MAP 127.0.0.1 127.0.0.1", "MAP localhost localhost", "MAP * ~NOTFOUND"];

/** Where a browser finds hosts: as these rules of Chromium say, or on this machine alone. The last one of a command line holds. */
export function findingHosts(...rules: readonly string[]): string {
  return `--host-resolver-rules=${[...rules, ...NOBODY_OUTSIDE].join(", ")}`;
}

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  findingHosts(),
];

/** How tests and benches start a browser: without a graphics card, silent but for what a page asks of it, and with nobody outside. */
export const CHROMIUM = started(installedBrowser(), "chromium");

/** Code of a page that lives for seconds is never run often enough to be worth optimising. */
const NO_OPTIMISING = "--js-flags=--no-maglev --no-turbofan";

/** The same pages for a third less of the processor, for what needs no notifications; a whole browser where there is no such one. */
export const CHROMIUM_SHELL = started(
  installedShell() ?? installedBrowser(),
  "chromium-headless-shell",
  NO_OPTIMISING,
);

/** Without a path, Playwright starts its own of that name. */
function started(executablePath: string | undefined, channel: string, ...more: readonly string[]) {
  return { ...(executablePath === undefined ? { channel } : { executablePath }), args: [...ARGS, ...more] };
}
