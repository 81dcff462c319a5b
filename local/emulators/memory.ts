import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";

const MB = 2 ** 20;
const HEAP_MB = { min: 1_024, max: 4_096 } as const;
const WARN_FROM = 0.8;
/** "Pause Young (Normal) (G1 Evacuation Pause) 120M->80M(256M)": what stayed. */
const STAYED = /->(\d+)M\(\d+M\)/gu;

/** The Firestore emulator keeps every document in memory: half of this machine's at most, unless PARVIS_EMULATOR_HEAP_MB says. */
export function heapMb(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const asked = Number(env["PARVIS_EMULATOR_HEAP_MB"]);
  if (Number.isInteger(asked) && asked > 0) return asked;
  return Math.min(HEAP_MB.max, Math.max(HEAP_MB.min, Math.floor(totalmem() / MB / 2)));
}

export interface JavaLimits {
  readonly env: Readonly<Record<string, string>>;
  /** A folder whose `java` is asked before the machine's own. */
  readonly bin: string;
  /** A sentence once there is little left. */
  readonly warning: () => string | undefined;
}

/** Bounds what the Firestore emulator takes, in memory and in logs, and tells before it is all taken. */
export function javaLimits(folder: string, javaBin: string): JavaLimits {
  const limit = heapMb();
  const log = join(folder, "memory.log");
  const bin = join(folder, "bin");
  writeQuietJava(bin, join(javaBin, "java"));
  writeFileSync(log, "");
  return {
    bin,
    env: {
      // One that has none left must end: half dead, it would answer some and lose others. It lives for minutes:
      // the second compiler takes more of the processor than it gives back.
      JAVA_TOOL_OPTIONS: `-Xmx${limit}m -XX:TieredStopAtLevel=1 -XX:+ExitOnOutOfMemoryError -Xlog:gc:file=${log}:none:filecount=0`,
    },
    warning: () => memoryWarning(existsSync(log) ? readFileSync(log, "utf8") : "", limit),
  };
}

export function memoryWarning(log: string, limitMb: number): string | undefined {
  const stayed = Number([...log.matchAll(STAYED)].at(-1)?.[1] ?? 0);
  if (stayed < limitMb * WARN_FROM) return undefined;
  return `The Firestore emulator holds ${stayed} of ${limitMb} MB: stop here and start again, or give it more with PARVIS_EMULATOR_HEAP_MB=${2 * limitMb}.`;
}

/** firebase-tools has the emulator write every document that it is asked for into a log, photos included. */
function writeQuietJava(bin: string, java: string): void {
  mkdirSync(bin, { recursive: true });
  if (process.platform === "win32") return;
  const script = `#!/bin/sh
for asked do
  shift
  case "$asked" in *debug_log_level=*) asked="\${asked%%=*}=WARNING" ;; esac
  set -- "$@" "$asked"
done
exec "${java}" "$@"
`;
  const path = join(bin, "java");
  writeFileSync(path, script);
  chmodSync(path, 0o755);
}
