import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { parseArgs } from "node:util";
import { beginRun } from "../begin-run.ts";
import { say } from "../say.ts";
import { judgeRules } from "./judge-rules.ts";
import { judge, type Court } from "./judge.ts";
import { differenceOf, mutantsOf, type Mutant } from "./mutants-of.ts";
import { RECORDED, reachOfTests, type Reach } from "./reach.ts";
import { MUTANT_ROOMS, sourcesOf, testsOf, type MutantRoom } from "./rooms.ts";
import { roomTrials, type RoomTrials } from "./room-trials.ts";
import { sample } from "./sample.ts";
import { unnoticed } from "./unnoticed.ts";
import { verdictsIn, type Verdict } from "./verdicts.ts";

const { values } = parseArgs({
  options: {
    room: { type: "string" },
    files: { type: "string", default: "**" },
    sample: { type: "string", default: "Infinity" },
    seed: { type: "string", default: "1" },
    "slowest-test": { type: "string", default: "20000" },
    "all-tests": { type: "string", default: "Infinity" },
    unnoticed: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
  },
});

/** Beside a Parvis that runs, and beside its tests. */
process.env["PARVIS_PORT_OFFSET"] ??= "2010";
beginRun();

if (values.room === "rules") await judgeRules(Number(values.sample), Number(values.seed));
const rooms = MUTANT_ROOMS.filter(({ name }) => values.room === undefined || values.room === name);
if (rooms.length === 0 && values.room !== "rules")
  throw new Error(`There are ${MUTANT_ROOMS.map(({ name }) => name).join(", ")} and rules.`);
for (const room of rooms) await judgeRoom(room);

async function judgeRoom(room: MutantRoom): Promise<void> {
  const lab = await roomTrials(room, values.unnoticed ? RECORDED : {});
  try {
    await judgeIn(room, lab);
  } finally {
    await lab.stop();
  }
}

async function judgeIn(room: MutantRoom, lab: RoomTrials): Promise<void> {
  const reach = await reachOfTests(testsOf(room), say);
  const files = sourcesOf(room).filter((file) => matchesGlob(file, values.files));
  const all = files.flatMap((file) => mutantsOf(readFileSync(file, "utf8"), file));
  const chosen = sample(all, Number(values.sample), Number(values.seed));
  say(`${room.name}: ${chosen.length} of ${all.length} mutants`);
  if (values.unnoticed) await tellUnnoticed(room, lab, { reach, mutants: chosen });
  else await judgeAll(room, lab, { reach, mutants: chosen });
}

interface Asked {
  readonly reach: ReadonlyMap<string, Reach>;
  readonly mutants: readonly Mutant[];
}

async function judgeAll(room: MutantRoom, lab: RoomTrials, { reach, mutants }: Asked): Promise<void> {
  const court: Court = {
    reach,
    trials: lab,
    verdicts: verdictsIn(".cache/mutants/verdicts.json", values.fresh),
    kills: new Map(),
    msMax: Number(values["slowest-test"]),
    msTogether: Number(values["all-tests"]),
  };
  const counts = new Map<Verdict["state"], number>();
  // File by file: what killed one mutant of a file is likely to kill the next.
  for (const mutant of mutants.toSorted((a, b) => a.file.localeCompare(b.file) || a.start - b.start)) {
    const verdict = await judge(court, mutant);
    counts.set(verdict.state, (counts.get(verdict.state) ?? 0) + 1);
    if (verdict.state === "survived" || verdict.state === "unreached") tell(mutant, verdict.state);
  }
  sumUp(room, mutants.length, counts);
}

async function tellUnnoticed(
  { name }: MutantRoom,
  lab: RoomTrials,
  { reach, mutants }: Asked,
): Promise<void> {
  const asked = new Map([...reach].filter(([, { ms }]) => ms <= Number(values["slowest-test"])));
  const found = await unnoticed(lab, mutants, asked);
  for (const mutant of found) tell(mutant, "unnoticed");
  say(`${name}: ${found.length} of ${mutants.length} are run, and change nothing in any test`);
}

function tell(mutant: Mutant, state: string): void {
  console.log(`\n${mutant.file}:${mutant.line}  ${state}: ${mutant.operator} (${mutant.id})`);
  for (const line of differenceOf(readFileSync(mutant.file, "utf8"), mutant)) console.log(`    ${line}`);
}

function sumUp({ name }: MutantRoom, all: number, counts: ReadonlyMap<Verdict["state"], number>): void {
  const of = (state: Verdict["state"]): number => counts.get(state) ?? 0;
  const killed = of("killed") + of("endless");
  const percent = (share: number, whole: number): string => `${((100 * share) / whole).toFixed(1)} %`;
  console.log(`\n${name}: ${killed} of ${all} killed, ${percent(killed, all)}`);
  console.log(`  ${of("endless")} of them never ended; ${of("survived")} survived their tests`);
  console.log(
    `  ${of("unreached")} are run by no test in Node; of the others ${percent(killed, all - of("unreached"))} were killed`,
  );
}
