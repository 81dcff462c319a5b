import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

export const JAVA_MAJOR_MIN = 21;

const IS_WINDOWS = process.platform === "win32";
const PROGRAM = IS_WINDOWS ? "java.exe" : "java";
const PROGRAM_FILES = process.env["ProgramFiles"] ?? "C:\\Program Files";
/** Where packages put one folder per Java. */
const JVM_FOLDERS = IS_WINDOWS
  ? ["Java", "Eclipse Adoptium", "Microsoft", "Zulu", "Amazon Corretto"].map((name) =>
      join(PROGRAM_FILES, name),
    )
  : ["/usr/lib/jvm", "/Library/Java/JavaVirtualMachines", "/opt/java"];

/**
 * @typedef {object} Java
 * @property {string} bin The folder to put first in PATH.
 * @property {number} major
 */

/**
 * The newest Java on this machine, among JAVA_HOME, PATH (where `where java` looks, too) and the folders where packages put it.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Java | undefined}
 */
export function newestJava(env = process.env) {
  const found = candidateFolders(env)
    .map((bin) => ({ bin, major: majorOf(join(bin, PROGRAM)) }))
    .filter((java) => java.major > 0);
  return found.sort((a, b) => b.major - a.major)[0];
}

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {readonly string[]}
 */
function candidateFolders(env) {
  const home = env["JAVA_HOME"];
  const installed = JVM_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).flatMap((name) => [
      join(folder, name, "bin"),
      join(folder, name, "Contents/Home/bin"),
    ]),
  );
  // Windows writes it « Path ».
  const path = (env["PATH"] ?? env["Path"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const folders = [...(home === undefined ? [] : [join(home, "bin")]), ...path, ...installed];
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, PROGRAM)));
}

/**
 * The major version, 0 when the program does not answer. `java -version` writes on the error output.
 *
 * @param {string} java
 * @returns {number}
 */
function majorOf(java) {
  const { stderr, status } = spawnSync(java, ["-version"], { encoding: "utf8" });
  if (status !== 0) return 0;
  return Number(/version "(?:1\.)?(\d+)/u.exec(stderr)?.[1] ?? "0");
}
