import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The process and everything it started, by their parents: some programs (firebase-tools' Java) leave the process group. */
export function familyOf(pid: number): readonly number[] {
  const parents = existsSync("/proc/self/stat") ? parentsFromProc() : parentsFromPs();
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** When a process began, as the system writes it; empty when it is not there, or ended and only waits to be fetched. */
export function startOf(pid: number): string {
  const fields = existsSync("/proc/self/stat") ? statOf(pid) : undefined;
  if (fields !== undefined) return fields[0] === "Z" ? "" : (fields[19] ?? "");
  if (existsSync("/proc/self/stat") || process.platform === "win32") return "";
  return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout.trim();
}

/** A negative number is a process group. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Already gone, which is what we want.
    }
  }
}

function parentsFromProc(): ReadonlyMap<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const parent = parentOf(pid);
    if (parent !== undefined) parents.set(pid, parent);
  }
  return parents;
}

function parentOf(pid: number): number | undefined {
  const parent = statOf(pid)?.[1];
  return parent === undefined ? undefined : Number(parent);
}

/** The fields of /proc/<pid>/stat from the third on; the second one, the name, may hold spaces and parentheses. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}

function parentsFromPs(): ReadonlyMap<number, number> {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/u).map(Number));
  return new Map(
    rows.flatMap(([pid, parent]) =>
      pid === undefined || parent === undefined ? [] : [[pid, parent] as const],
    ),
  );
}
