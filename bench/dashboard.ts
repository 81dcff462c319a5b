import { FieldPath, type DocumentReference } from "firebase-admin/firestore";
import { startEmulators } from "../local/emulators.ts";
import { accountsAsked } from "../functions/src/admin/reads/accounts.ts";
import { citiesAsked } from "../functions/src/admin/reads/cities.ts";
import { auth, db } from "../functions/src/firebase.ts";
import { refs } from "../functions/src/store/paths.ts";
import { ADMIN_PAGE } from "../src/domain/administration/question.ts";
import { median, milliseconds, quantile } from "./numbers.ts";
import { judge, type Target } from "./targets.ts";

/** A port range of its own: a local run beside it is not disturbed. */
const PORTS_OFFSET = 22_000;
/** `npm run bench -- dashboard 0.1` writes a tenth of France. */
const SHARE = Number(process.argv.find((argument) => /^[\d.]+$/u.test(argument)) ?? 1);
const FRANCE = { cities: 35_000 * SHARE, accounts: 100_000 * SHARE } as const;
/** Few, since each asks an emulator that reads everything. */
const TURNS = 8;
const BEYOND_MS_MAX = 300;
const WRITTEN_AT_ONCE = 500;
const NAMES = ["Solène", "Maëlle", "Yann", "Gaël", "Noémie", "Erwan", "Aziliz", "Malo"];

const cities = () => db().collection("cities");
const users = () => db().collection("users").orderBy(FieldPath.documentId()).limit(ADMIN_PAGE);

/** A first page, and the one query without which there is none: the emulator has no index, and reads the whole collection for it. */
const FIRST_PAGES = {
  communes: {
    ask: () => citiesAsked({ ids: null, after: null }),
    bare: () => cities().orderBy("name").limit(ADMIN_PAGE).select("name").get(),
  },
  accounts: {
    ask: () => accountsAsked({ text: "", which: "all", after: null }),
    bare: () => users().get(),
  },
} as const;
type Question = keyof typeof FIRST_PAGES;

const emulators = await startEmulators({ offset: PORTS_OFFSET, only: ["firestore", "auth"] });
try {
  console.log(`${FRANCE.cities} communes, ${FRANCE.accounts} accounts…`);
  await write(FRANCE);
  const times = await measured();
  print(times);
  const targets = [...times].map(([question, turns]) => beyondTheQuery(question, turns));
  process.exitCode = judge(targets) ? 0 : 1;
} finally {
  await emulators.stop();
}
// What functions put off would go on asking an emulator that is gone.
process.exit();

async function write(count: { readonly cities: number; readonly accounts: number }): Promise<void> {
  await writeAll(count.cities, (n) => {
    const id = String(n).padStart(5, "0");
    const counted = { rev: 1, updatedAt: new Date(), residents: { total: n }, anomalies: { open: n } };
    return [
      [refs.city(id), { id, name: `Commune ${id}`, population: n, moderatorsCount: n % 3 }],
      [refs.statistics(id), counted],
    ];
  });
  await writeAll(count.accounts, (n) => {
    const displayName = `${NAMES[n % NAMES.length]} ${n}`;
    return [[refs.user(`resident-${n}`), { displayName, createdAt: n }]];
  });
  // Only who is on a page is asked for: the identity provider looks each up by its id.
  const people = Array.from({ length: 4 * ADMIN_PAGE }, (_, n) => ({ uid: `resident-${n}` }));
  await auth().importUsers(people.map(({ uid }) => ({ uid, email: `${uid}@exemple.fr` })));
}

type Written = readonly (readonly [DocumentReference, object])[];

async function writeAll(count: number, documentsOf: (n: number) => Written): Promise<void> {
  for (let from = 0; from < count; from += WRITTEN_AT_ONCE) {
    const writer = db().bulkWriter();
    for (let n = from; n < Math.min(count, from + WRITTEN_AT_ONCE); n += 1)
      for (const [document, data] of documentsOf(n)) void writer.set(document, data);
    await writer.close();
  }
}

interface Turn {
  readonly ms: number;
  readonly bareMs: number;
}
type Times = ReadonlyMap<Question, readonly Turn[]>;

/** In turns, so that what else the machine does meets all of them alike; the first turn warms up. */
async function measured(): Promise<Times> {
  const times = new Map<Question, Turn[]>();
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const question of Object.keys(FIRST_PAGES) as Question[]) {
      const { ask, bare } = FIRST_PAGES[question];
      const bareMs = await millisecondsOf(bare);
      const ms = await millisecondsOf(ask);
      if (turn > 0) times.set(question, [...(times.get(question) ?? []), { ms, bareMs }]);
    }
  }
  return times;
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function print(times: Times): void {
  console.log("\n| first page of | median | p95 | its bare query (median) | ÷ bare |");
  console.log("|---|---|---|---|---|");
  for (const [question, turns] of times) {
    const ms = turns.map((turn) => turn.ms);
    const bare = median(turns.map(({ bareMs }) => bareMs));
    const cells = [median(ms), quantile(ms, 0.95), bare].map(milliseconds);
    console.log(`| ${[question, ...cells, `${(median(ms) / bare).toFixed(2)} ×`].join(" | ")} |`);
  }
}

/** What comes on top of the query is ours; its middle, since the time of two queries that read everything varies by more than that. */
function beyondTheQuery(question: Question, turns: readonly Turn[]): Target {
  return {
    says: `the first page of ${question} beyond its bare query, at most ${BEYOND_MS_MAX} ms`,
    measured: median(turns.map(({ ms, bareMs }) => ms - bareMs)),
    isMet: (value) => value <= BEYOND_MS_MAX,
    words: milliseconds,
  };
}
