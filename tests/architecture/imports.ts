import { execFileSync } from "node:child_process";
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

/** Source files git knows or would add, from the root. */
export function sourceFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => /\.(?:ts|tsx|mjs|css)$/u.test(file) && isThere(file));
}

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

function isThere(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
