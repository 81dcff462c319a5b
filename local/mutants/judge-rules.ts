import { readFileSync } from "node:fs";
import { startEmulators } from "../emulators.ts";
import { inRoot } from "../paths.ts";
import { originOf, PROJECT_ID } from "../ports.ts";
import { runProcess } from "../processes.ts";
import { say } from "../say.ts";
import { sample } from "./sample.ts";
import { rulesMutants, type RulesMutant } from "./rules-mutants.ts";

const RULES = "functions/rules/firestore.rules";

/** Each mutant is given to the emulator, which then answers the tests of the rules. */
export async function judgeRules(count: number, seed: number): Promise<void> {
  const rules = readFileSync(inRoot(RULES), "utf8");
  const all = rulesMutants(rules);
  const mutants = sample(all, count, seed);
  say(`rules: ${mutants.length} of ${all.length} mutants`);
  const emulators = await startEmulators({ only: ["auth", "firestore"] });
  const survivors: RulesMutant[] = [];
  try {
    const enact = (content: string): Promise<void> => setRules(emulators.ports.firestore, content);
    await enact(rules);
    if (!(await testsPass())) throw new Error("The tests fail without any mutant.");
    for (const mutant of mutants) {
      await enact(mutant.rules);
      if (await testsPass()) survivors.push(mutant);
    }
  } finally {
    await emulators.stop();
  }
  for (const { line, was, is } of survivors) console.log(`${RULES}:${line}  survived: ${was} → ${is}`);
  say(`rules: ${mutants.length - survivors.length} of ${mutants.length} killed`);
}

async function setRules(port: number, content: string): Promise<void> {
  const url = `${originOf(port)}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: "security.rules", content }] } });
  const answer = await fetch(url, { method: "PUT", body });
  if (!answer.ok) throw new Error(`The emulator did not take the rules: ${await answer.text()}`);
}

async function testsPass(): Promise<boolean> {
  const vitest = inRoot("node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--project", "emulators", "--bail", "1", "tests/rules"];
  return (await runProcess({ command: process.execPath, args, onLine: () => undefined })) === 0;
}
