import { readFileSync } from "node:fs";
import { reachOf } from "./marked.ts";
import type { Mutant } from "./mutants-of.ts";
import { noted } from "./noted.ts";
import { KEPT_TOGETHER, recordedBy, type Reach } from "./reach.ts";
import type { Trials } from "./trials.ts";

/** Of these mutants, those that tests run and none of them can notice: their change never made another value in any. */
export async function unnoticed(
  lab: Trials,
  mutants: readonly Mutant[],
  reach: ReadonlyMap<string, Reach>,
): Promise<readonly Mutant[]> {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const sources = files.map((file) => [file, noted(readFileSync(file, "utf8"), file)] as const);
  const runs = (scopes: readonly string[], { file, scope }: Mutant): boolean =>
    scopes.includes(reachOf(file, scope));
  const asked = [...reach].filter(([, { scopes }]) => mutants.some((mutant) => runs(scopes, mutant)));
  const named = new Set<string>();
  for (let from = 0; from < asked.length; from += KEPT_TOGETHER) {
    const some = asked.slice(from, from + KEPT_TOGETHER).map(([test]) => test);
    for (const [, , said] of await recordedBy(lab, some, sources)) for (const id of said) named.add(id);
  }
  const scopes = new Set(asked.flatMap(([, one]) => one.scopes));
  return mutants.filter(({ id, file, scope }) => scopes.has(reachOf(file, scope)) && !named.has(id));
}
