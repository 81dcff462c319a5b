import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const STUBS = /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers|setSystemTime)\b/gu;
const GLOBALS = /\bfake-indexeddb\b|\bglobalThis\.\w+ = |\bdefineProperty\(globalThis\b/gu;
const ENVIRONMENT = /\bprocess\.env\b.*[^=!]=[^=]/gu;

/** It puts back what it takes when the test ends. */
const PUTS_BACK = "take-clock.ts";
/** Modules go on with what they were given in the place of `localStorage`. */
const IS_KEPT = "memory-storage.ts";

/** What the code of a test changes that other test files of the same thread would meet. */
export function changedIn(code: string): readonly string[] {
  return [STUBS, GLOBALS, ENVIRONMENT].flatMap((kind) => code.match(kind) ?? []);
}

/** Whether a test file, or what it loads of the tests, changes something that the next file would meet. */
export function reachesOut(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || basename(file) === PUTS_BACK) return false;
  seen.add(file);
  const code = readFileSync(file, "utf8");
  if (basename(file) === IS_KEPT || changedIn(code).length > 0) return true;
  return loadedOfTests(code, file).some((one) => reachesOut(one, seen));
}

function loadedOfTests(code: string, file: string): readonly string[] {
  return [...code.matchAll(/\bfrom "(\.[^"]+)"/gu)]
    .map(([, path = ""]) => join(dirname(file), path))
    .filter((path) => path.startsWith("tests") && existsSync(path));
}
