import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

import { buildPage } from "../build.ts";
import { inRoot } from "../paths.ts";

/** What journeys release while a page of today is open: later than any version a test asks for. */
export const NEXT_VERSION = "999.0.0";

const FOLDER = ".cache/next-version";
const STAMP = `${FOLDER}/built-from.txt`;

/** A file of the next version. */
export function inNextVersion(path: string): string {
  return inRoot(FOLDER, path);
}

/** Builds the same sources under another version, unless that was done for the page that is in dist/. */
export async function ensureNextVersion(): Promise<void> {
  const today = digestOfPage();
  if (existsSync(inRoot(STAMP)) && readFileSync(inRoot(STAMP), "utf8") === today) return;
  await buildPage({ folder: FOLDER, version: NEXT_VERSION });
  writeFileSync(inRoot(STAMP), today);
}

/** The worker carries a digest of every file of the page. */
function digestOfPage(): string {
  return createHash("sha256")
    .update(readFileSync(inRoot("dist/sw.js")))
    .digest("hex");
}
