import { existsSync } from "node:fs";

/** Debian's Chromium where there is one, else Playwright's own. */
export const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/** How tests and benches start a browser: without a graphics card, and silent but for what a page asks of it. */
export const CHROMIUM = {
  ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
