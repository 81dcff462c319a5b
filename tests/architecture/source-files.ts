import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Source files git knows or would add, from the root. */
export function sourceFiles(): readonly string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  return listed.split("\n").filter((file) => /\.(?:ts|tsx|mjs|css)$/u.test(file) && isThere(file));
}

function isThere(file: string): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
