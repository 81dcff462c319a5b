import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const JAVA_MAJOR_MIN = 21;
const CLOUD_CLI = "gcloud";
const JVM_FOLDERS = ["/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "/opt/java"];

export interface Java {
  /** The folder to put first in PATH. */
  readonly bin: string;
  readonly major: number;
}

/** The newest Java on this machine, among JAVA_HOME, PATH and the folders where packages put it. */
export function newestJava(): Java | undefined {
  const found = candidateFolders()
    .map((bin) => ({ bin, major: majorOf(join(bin, "java")) }))
    .filter((java) => java.major > 0);
  return found.toSorted((a, b) => b.major - a.major)[0];
}

function candidateFolders(): readonly string[] {
  const home = process.env["JAVA_HOME"];
  const installed = JVM_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [
      join(folder, name, "bin"),
      join(folder, name, "Contents/Home/bin"),
    ]),
  );
  const folders = [...(home === undefined ? [] : [join(home, "bin")]), ...pathFolders(), ...installed];
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, "java")));
}

function pathFolders(): readonly string[] {
  return (process.env["PATH"] ?? "").split(":").filter((folder) => folder !== "");
}

/** The major version, 0 when the program does not answer. `java -version` writes on the error output. */
function majorOf(java: string): number {
  const { stderr, status } = spawnSync(java, ["-version"], { encoding: "utf8" });
  if (status !== 0) return 0;
  return Number(/version "(?:1\.)?(\d+)/u.exec(stderr)?.[1] ?? "0");
}

/** The Google Cloud SDK folder as its own program tells it; undefined when there is no such program. */
export function cloudSdkFolder(): string | undefined {
  try {
    const root = execFileSync(CLOUD_CLI, ["info", "--format=value(installation.sdk_root)"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 20_000,
    });
    return root.trim() || undefined;
  } catch {
    return undefined;
  }
}
