import { readFileSync } from "node:fs";
import { answerTo, MATRIX_CASES } from "../../tests/rules/support/matrix-cases.ts";
import { seedMatrix } from "../../tests/rules/support/seed.ts";
import { startEmulators } from "../emulators.ts";
import { inRoot } from "../paths.ts";
import { HOST, originOf, PROJECT_ID } from "../ports.ts";
import { runProcess } from "../processes.ts";
import { say } from "../say.ts";
import { sample } from "./sample.ts";
import { rulesMutants, type RulesMutant } from "./rules-mutants.ts";

const RULES = "functions/rules/firestore.rules";

/** So many questions at once: the emulator answers them side by side. */
const AT_ONCE = 50;

/** Each mutant is given to the emulator, which then answers the matrix, and the other tests of the rules when that held. */
export async function judgeRules(count: number, seed: number): Promise<void> {
  const rules = readFileSync(inRoot(RULES), "utf8");
  const all = rulesMutants(rules);
  const mutants = sample(all, count, seed);
  say(`rules: ${mutants.length} of ${all.length} mutants`);
  const emulators = await startEmulators({ only: ["firestore"] });
  const survivors: RulesMutant[] = [];
  process.env["FIRESTORE_EMULATOR_HOST"] = `${HOST}:${emulators.ports.firestore}`;
  try {
    const enact = (content: string): Promise<void> => setRules(emulators.ports.firestore, content);
    await enact(rules);
    if (!(await holds())) throw new Error("The tests fail without any mutant.");
    for (const mutant of mutants) {
      await enact(mutant.rules);
      if (await holds()) survivors.push(mutant);
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

async function holds(): Promise<boolean> {
  return (await matrixHolds()) && (await testsPass());
}

async function matrixHolds(): Promise<boolean> {
  // What a mutant let somebody write is put right.
  await seedMatrix();
  for (let from = 0; from < MATRIX_CASES.length; from += AT_ONCE) {
    const batch = MATRIX_CASES.slice(from, from + AT_ONCE);
    // What is neither allowed nor refused is no verdict of the table.
    const kept = batch.map(async (asked) => (await answerTo(asked).catch(() => undefined)) === asked.verdict);
    if ((await Promise.all(kept)).includes(false)) return false;
  }
  return true;
}

async function testsPass(): Promise<boolean> {
  const vitest = inRoot("node_modules/vitest/vitest.mjs");
  const args = [
    vitest,
    "run",
    "--project",
    "emulators",
    "--project",
    "emulators-alone",
    "--bail",
    "1",
    "tests/rules",
  ];
  return (await runProcess({ command: process.execPath, args, onLine: () => undefined })) === 0;
}
