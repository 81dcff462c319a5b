import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

export interface Import {
  readonly file: string;
  /** A path from the root for our own files, a package name otherwise. */
  readonly target: string;
  readonly isOurs: boolean;
  /** `never`: only its types are used, and the bundle does not know it. */
  readonly loads: "at once" | "later" | "never";
}

const SPECIFIER =
  /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|new URL\(\s*["'](\.[^"']+\.tsx?)["']/gu;

/** What a source file names in its imports, by a path from the root: the working directory. */
export function importsOf(file: string): readonly Import[] {
  return [...readFileSync(file, "utf8").matchAll(SPECIFIER)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? "";
    const isOurs = specifier.startsWith(".");
    const target = isOurs ? normalize(join(dirname(file), specifier)) : specifier;
    return { file, isOurs, target, loads: loadsOf(match) };
  });
}

function loadsOf([text, fromStatement]: RegExpExecArray): Import["loads"] {
  if (fromStatement === undefined) return "later";
  return /^\s*(?:import|export)\s+type\s/u.test(text) ? "never" : "at once";
}

export function loadedAtOnce(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) {
    if (!/\.tsx?$/u.test(file)) continue;
    for (const { target, loads } of importsOf(file)) if (loads === "at once") reached.add(target);
  }
  return reached;
}
