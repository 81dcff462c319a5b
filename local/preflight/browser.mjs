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
  const usual = /** @type {Record<string, readonly string[]>} */ (USUAL)[process.platform] ?? USUAL.linux;
  return usual.find((path) => exists(path));
}
