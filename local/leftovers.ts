import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

import { inRoot } from "./paths.ts";
import { familyOf, killAll, startOf } from "./process-family.ts";

const FOLDER = ".data/programs";

/** A process id alone may belong to somebody else by now; with its start it cannot. */
interface Program {
  readonly pid: number;
  readonly start: string;
  readonly what: string;
}

interface Run {
  readonly runner: Program;
  readonly programs: readonly Program[];
}

const programs = new Map<number, Program>();
let isKept = false;

/** From here on what this process starts is written down, for the next run to end should this one be killed. */
export function keepTrackOfPrograms(): void {
  isKept = true;
  process.once("exit", () => rmSync(fileOf(process.pid), { force: true }));
}

export function noteStart(pid: number, what: string): void {
  if (!isKept) return;
  programs.set(pid, programOf(pid, what));
  write();
}

export function noteEnd(pid: number): void {
  if (programs.delete(pid)) write();
}

/** Ends what runs that were killed have left, and names it. Runs that are still there keep theirs. */
export function endLeftovers(): readonly string[] {
  mkdirSync(inRoot(FOLDER), { recursive: true });
  return readdirSync(inRoot(FOLDER)).flatMap((name) => {
    const run = readRun(inRoot(FOLDER, name));
    if (run !== undefined && isThere(run.runner)) return [];
    const left = (run?.programs ?? []).filter(isThere);
    for (const { pid } of left) killAll(familyOf(pid));
    rmSync(inRoot(FOLDER, name), { force: true });
    return left.map(({ what }) => what);
  });
}

function readRun(path: string): Run | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Run;
  } catch {
    // Killed in the middle of the writing.
    return undefined;
  }
}

function isThere({ pid, start }: Program): boolean {
  return start !== "" && startOf(pid) === start;
}

function write(): void {
  const run: Run = { runner: programOf(process.pid, "a run"), programs: [...programs.values()] };
  mkdirSync(inRoot(FOLDER), { recursive: true });
  writeFileSync(fileOf(process.pid), JSON.stringify(run));
}

function programOf(pid: number, what: string): Program {
  return { pid, start: startOf(pid), what };
}

function fileOf(pid: number): string {
  return inRoot(FOLDER, `${pid}.json`);
}
