import { FieldPath, type DocumentReference } from "firebase-admin/firestore";
import { startEmulators } from "../local/emulators.ts";
import { accountsAsked, summariesOf } from "../functions/src/admin/reads/accounts.ts";
import { citiesAsked } from "../functions/src/admin/reads/cities.ts";
import { auth, db } from "../functions/src/firebase.ts";
import { refs } from "../functions/src/store/paths.ts";
import { ADMIN_PAGE } from "../src/domain/administration/question.ts";
import { median, milliseconds, quantile } from "./numbers.ts";
import { judge, times, type Target } from "./targets.ts";

/** A port range of its own: a local run beside it is not disturbed. */
const PORTS_OFFSET = 22_000;
/** `npm run bench -- dashboard 0.1` writes a tenth of France. */
const SHARE = Number(process.argv.find((argument) => /^[\d.]+$/u.test(argument)) ?? 1);
const FRANCE = { cities: 35_000 * SHARE, accounts: 100_000 * SHARE } as const;
/** As many as a p95 takes. */
const TURNS = 20;
const FIRST_PAGE_MS_MAX = 300;
/** What we ask besides the one query may take a third of it: it is the same on the emulator, which has no index, as elsewhere. */
const TIMES_BARE_MAX = 1.3;
const WRITTEN_AT_ONCE = 500;
/** What the emulator does not hold by then is not written: the count says what was measured. */
const WRITING_MS_MAX = 5 * 60_000;
const NAMES = ["Solène", "Maëlle", "Yann", "Gaël", "Noémie", "Erwan", "Aziliz", "Malo"];

const cities = () => db().collection("cities");
const users = () => db().collection("users").orderBy(FieldPath.documentId()).limit(ADMIN_PAGE);

const cityIdOf = (n: number): string => String(n).padStart(5, "0");
const residentOf = (n: number): string => `resident-${n}`;
const ON_A_PAGE = Array.from({ length: ADMIN_PAGE }, (_, n) => n);

/**
 * A first page, and the one query without which there is none: the emulator has no index, and reads the whole collection for it. So
 * the same page is asked for by the keys of its documents besides, which is what an index answers with.
 */
const FIRST_PAGES = {
  communes: {
    ask: () => citiesAsked({ ids: null, after: null }),
    bare: () => cities().orderBy("name").limit(ADMIN_PAGE).select("name").get(),
    byKeys: () => citiesAsked({ ids: ON_A_PAGE.map(cityIdOf), after: null }),
  },
  accounts: {
    ask: () => accountsAsked({ text: "", which: "all", after: null }),
    bare: () => users().get(),
    byKeys: async () => summariesOf(await db().getAll(...ON_A_PAGE.map((n) => refs.user(residentOf(n))))),
  },
} as const;
type Question = keyof typeof FIRST_PAGES;

const emulators = await startEmulators({ offset: PORTS_OFFSET, only: ["firestore", "auth"] });
try {
  console.log(`${FRANCE.cities} communes, ${FRANCE.accounts} accounts…`);
  const written = await write(FRANCE);
  console.log(
    `Written within ${WRITING_MS_MAX / 60_000} min: ${written.cities} communes, ${written.accounts} accounts.`,
  );
  const turnsOf = await measured();
  print(turnsOf);
  const targets = [
    ...allWritten(written),
    ...[...turnsOf].flatMap(([question, turns]) => targetsOf(question, turns)),
  ];
  process.exitCode = judge(targets) ? 0 : 1;
} finally {
  await emulators.stop();
}
// What functions put off would go on asking an emulator that is gone.
process.exit();

interface Count {
  readonly cities: number;
  readonly accounts: number;
}

/** @returns how many there are */
async function write(count: Count): Promise<Count> {
  const until = performance.now() + WRITING_MS_MAX;
  // Only who is on a page is asked for: the identity provider looks each up by its id.
  const people = Array.from({ length: 4 * ADMIN_PAGE }, (_, n) => ({ uid: residentOf(n) }));
  await auth().importUsers(people.map(({ uid }) => ({ uid, email: `${uid}@exemple.fr` })));
  const cities = await writeUntil(until, count.cities, (n) => {
    const id = cityIdOf(n);
    const counted = { rev: 1, updatedAt: new Date(), residents: { total: n }, anomalies: { open: n } };
    return [
      [refs.city(id), { id, name: `Commune ${id}`, population: n, moderatorsCount: n % 3 }],
      [refs.statistics(id), counted],
    ];
  });
  const accounts = await writeUntil(until, count.accounts, (n) => {
    const displayName = `${NAMES[n % NAMES.length]} ${n}`;
    return [[refs.user(residentOf(n)), { displayName, createdAt: n }]];
  });
  return { cities, accounts };
}

type Written = readonly (readonly [DocumentReference, object])[];

async function writeUntil(
  until: number,
  count: number,
  documentsOf: (n: number) => Written,
): Promise<number> {
  let done = 0;
  while (done < count && performance.now() < until) {
    const writer = db().bulkWriter();
    const end = Math.min(count, done + WRITTEN_AT_ONCE);
    for (; done < end; done += 1)
      for (const [document, data] of documentsOf(done)) void writer.set(document, data);
    await writer.close();
  }
  return done;
}

interface Turn {
  readonly ms: number;
  readonly bareMs: number;
  readonly byKeysMs: number;
}
type Times = ReadonlyMap<Question, readonly Turn[]>;

/** In turns, so that what else the machine does meets all of them alike; the first turn warms up. */
async function measured(): Promise<Times> {
  const turnsOf = new Map<Question, Turn[]>();
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const question of Object.keys(FIRST_PAGES) as Question[]) {
      const { ask, bare, byKeys } = FIRST_PAGES[question];
      const bareMs = await millisecondsOf(bare);
      const ms = await millisecondsOf(ask);
      const byKeysMs = await millisecondsOf(byKeys);
      if (turn > 0) turnsOf.set(question, [...(turnsOf.get(question) ?? []), { ms, bareMs, byKeysMs }]);
    }
  }
  return turnsOf;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function print(turnsOf: Times): void {
  console.log(
    "\n| first page of | median | p95 | its bare query (median) | p95 | ÷ bare | by keys (median) | p95 |",
  );
  console.log("|---|---|---|---|---|---|---|---|");
  for (const [question, turns] of turnsOf) {
    const [ms, bare] = [turns.map((turn) => turn.ms), turns.map(({ bareMs }) => bareMs)];
    const byKeys = turns.map(({ byKeysMs }) => byKeysMs);
    const cellsOf = (all: readonly number[]) => [median(all), quantile(all, 0.95)].map(milliseconds);
    const ratio = `${(median(ms) / median(bare)).toFixed(2)} ×`;
    const cells = [...cellsOf(ms), ...cellsOf(bare), ratio, ...cellsOf(byKeys)];
    console.log(`| ${[question, ...cells].join(" | ")} |`);
  }
}

/** First pages over less than was asked for say nothing of it, however quick they are. */
function allWritten(written: Count): readonly Target[] {
  return (["cities", "accounts"] as const).map((kind) => ({
    says: `${kind} written of ${FRANCE[kind]}, all of them`,
    measured: written[kind],
    isMet: (value) => value >= FRANCE[kind],
    words: String,
  }));
}

/**
 * The page with its documents found by their keys, as an index finds them; and the page as it is asked for against the one query it cannot
 * do without. How long the emulator takes for that query, which reads the whole collection, is printed alone.
 */
function targetsOf(question: Question, turns: readonly Turn[]): readonly Target[] {
  const [ms, bare] = [turns.map((turn) => turn.ms), turns.map(({ bareMs }) => bareMs)];
  return [
    {
      says: `the first page of ${question} by its keys, 95 of 100 within ${FIRST_PAGE_MS_MAX} ms`,
      measured: quantile(
        turns.map(({ byKeysMs }) => byKeysMs),
        0.95,
      ),
      isMet: (value) => value <= FIRST_PAGE_MS_MAX,
      words: milliseconds,
    },
    {
      says: `the first page of ${question} ÷ its bare query, at most ${TIMES_BARE_MAX} ×`,
      measured: median(ms) / median(bare),
      isMet: (value) => value <= TIMES_BARE_MAX,
      words: times,
    },
  ];
}
