import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot } from "../paths.ts";

export type Verdict =
  | { readonly state: "killed"; readonly by: string; readonly test: string }
  | { readonly state: "endless" | "survived" | "unreached" };

/** What earlier runs found, by a key of everything that a verdict rests on. */
export interface Verdicts {
  get(key: string): Verdict | undefined;
  keep(key: string, verdict: Verdict): void;
  /** The test file that killed this mutant once, whatever its other tests were then. */
  killerOf(id: string): string | undefined;
}

export function verdictsIn(path: string, isFresh: boolean): Verdicts {
  const file = inRoot(path);
  const known = isFresh || !existsSync(file) ? {} : (JSON.parse(readFileSync(file, "utf8")) as object);
  const verdicts = new Map<string, Verdict>(Object.entries(known));
  mkdirSync(dirname(file), { recursive: true });
  return {
    get: (key) => verdicts.get(key),
    // After each: a run may be ended at any time.
    keep: (key, verdict) => {
      verdicts.set(key, verdict);
      writeFileSync(file, JSON.stringify(Object.fromEntries(verdicts)));
    },
    killerOf: (id) => {
      const killed = [...verdicts].findLast(
        ([key, { state }]) => key.startsWith(`${id} `) && state === "killed",
      );
      return killed?.[1].state === "killed" ? killed[1].test : undefined;
    },
  };
}
