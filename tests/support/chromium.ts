import { installedBrowser } from "../../local/preflight/browser.mjs";

const executablePath = installedBrowser();

/** How tests and benches start a browser: without a graphics card, and silent but for what a page asks of it. */
export const CHROMIUM = {
  // Without one, Playwright starts its own.
  ...(executablePath !== undefined && { executablePath }),
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
