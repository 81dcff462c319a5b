import { existsSync } from "node:fs";
import { join } from "node:path";

const PROGRAM_FILES = [
  process.env["ProgramFiles"],
  process.env["ProgramFiles(x86)"],
  process.env["LOCALAPPDATA"],
];

/** Chromium first, then Google Chrome, where systems put them. */
const USUAL = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/opt/google/chrome/chrome",
  ],
  darwin: [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
  win32: PROGRAM_FILES.flatMap((folder) =>
    folder === undefined ? [] : [join(folder, "Google", "Chrome", "Application", "chrome.exe")],
  ),
};

/**
 * The browser of this machine: the one PARVIS_CHROMIUM names, else an installed one; undefined leaves it to Playwright's own.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function installedBrowser(env = process.env, exists = existsSync) {
  const named = env["PARVIS_CHROMIUM"];
  if (named !== undefined && named !== "") {
    if (exists(named)) return named;
    throw new Error(`PARVIS_CHROMIUM names ${named}, and there is no such file.`);
  }
  return installedAmong(USUAL, exists);
}

/**
 * Chromium without the windows, menus and services of a whole browser, in a package of its own. Not the script in /usr/bin, which
 * stands between a test and the browser that it kills.
 */
const SHELLS = { linux: ["/usr/lib/chromium/chromium-headless-shell"] };

/**
 * What runs pages with less of the processor than a whole browser, where it is installed and no other browser is named.
 * It shows no notifications.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function installedShell(env = process.env, exists = existsSync) {
  const named = env["PARVIS_CHROMIUM"];
  return named === undefined || named === "" ? installedAmong(SHELLS, exists) : undefined;
}

/**
 * @param {Record<string, readonly string[]>} usual
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
function installedAmong(usual, exists) {
  return (usual[process.platform] ?? usual["linux"] ?? []).find((path) => exists(path));
}
