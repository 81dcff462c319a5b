import { startEmulators } from "../local/emulators.ts";
import { inReach } from "../functions/src/commands/load-near.ts";
import { refs } from "../functions/src/store/paths.ts";
import { tallyMarks } from "../functions/src/marks/tally-marks.ts";
import type { MarkCounts } from "../src/domain/account/marks.ts";
import { HOUR_MS } from "../src/domain/basics/instant.ts";
import { definitionOf, type Command } from "../src/domain/command/command.ts";
import { contourApart } from "../src/domain/city/contour.ts";
import { placeOf } from "../src/domain/place/place.ts";
import { aCity } from "../tests/examples/a-city.ts";
import { aCommand, aMeToo } from "../tests/examples/a-command.ts";
import { aPost } from "../tests/examples/a-message.ts";
import { aReport } from "../tests/examples/a-report.ts";
import { answered, newIdentifier, somebody, storm, type StormNumbers } from "./storm.ts";
import { printStorms } from "./storm-table.ts";

/** A port range of its own: a local run beside it is not disturbed. */
const PORTS_OFFSET = 21_000;
const CITY_ID = "35024";
/** The largest real contour. */
const CONTOUR_CHARS = 346_000;
const REPORTS = { perSecond: 20, seconds: 60 } as const;
const MESSAGES = { perSecond: 20, seconds: 60 } as const;
const MARKS = { perSecond: 100, seconds: 30 } as const;
const SCATTERED_DEG = 0.05;
/** `npm run bench -- storm 0.1` storms for a tenth of the time. */
const SHARE = Number(process.argv.find((argument) => /^[\d.]+$/u.test(argument)) ?? 1);

const emulators = await startEmulators({ offset: PORTS_OFFSET, only: ["firestore"] });
try {
  await aCommune();
  const reports = await storm({
    what: "reports",
    ...shortened(REPORTS),
    command: aFreshReport,
    search: whatIsNear,
  });
  const numbers = await numbersGiven();
  const subject = aFreshReport();
  await answered(subject, somebody());
  const command = () =>
    aMeToo(subject.id, true, { id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() });
  const marks = await storm({ what: "marks on one report", ...shortened(MARKS), command });
  const marked = await markedOn(subject.id);
  const messages = await storm({
    what: "messages in one discussion",
    ...shortened(MESSAGES),
    command: () => aMessageAbout(subject.id),
    meanwhile: () => tallyMarks(CITY_ID),
  });
  const kept = [
    { ...reports, kept: numbers.length, distinct: new Set(numbers).size },
    { ...marks, kept: marked, distinct: undefined },
    { ...messages, kept: await writtenAbout(subject.id), distinct: await talkedOn(subject.id) },
  ];
  process.exitCode = printStorms(kept) ? 0 : 1;
} finally {
  await emulators.stop();
}
// What functions put off would go on asking an emulator that is gone.
process.exit();

function shortened({ perSecond, seconds }: Pick<StormNumbers, "perSecond"> & { readonly seconds: number }) {
  return { perSecond, seconds: Math.max(1, Math.round(seconds * SHARE)) };
}

async function aCommune(): Promise<void> {
  const contour = aCity().contour.padEnd(CONTOUR_CHARS);
  const kept = contourApart(CITY_ID, contour);
  const city = aCity({ id: CITY_ID, preModeration: "none", ...kept?.city });
  await refs.city(CITY_ID).set({ ...city, updatedAt: new Date() });
  await refs.contour(CITY_ID).set({ ...kept?.apart, updatedAt: new Date() });
}

/** Anywhere in the commune: a thousand at one lamppost would measure the search for what is near it. */
function aFreshReport(): Command {
  const now = Date.now();
  const somewhere = () => (Math.random() - 0.5) * SCATTERED_DEG;
  const place = placeOf(48.1832 + somewhere(), -1.6441 + somewhere());
  const payload = aReport({ place, observedAt: now - HOUR_MS });
  return aCommand({ id: newIdentifier(), cityId: CITY_ID, performedAt: now, payload });
}

function whatIsNear({ kind, cityId, payload }: Command) {
  const near = definitionOf({ kind }).surroundingsOf?.(payload)?.near;
  return near === undefined ? undefined : inReach(cityId, near);
}

async function numbersGiven(): Promise<readonly unknown[]> {
  const { docs } = await refs.city(CITY_ID).collection("anomalies").select("number").get();
  return docs.map((document) => document.get("number") as unknown);
}

function aMessageAbout(id: string): Command {
  const about = { collection: "anomalies", id } as const;
  const now = { id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() };
  return { ...aPost({ subject: about, text: `Le trou s’agrandit encore : ${now.id}.` }), ...now };
}

async function markedOn(id: string): Promise<number> {
  await tallyMarks(CITY_ID);
  const counts = (await tallyOf(id)).get("counts") as Partial<MarkCounts> | undefined;
  return counts?.["me-too"] ?? 0;
}

async function writtenAbout(id: string): Promise<number> {
  const messages = refs.city(CITY_ID).collection("messages").where("subject.id", "==", id);
  return (await messages.count().get()).data().count;
}

async function talkedOn(id: string): Promise<number> {
  await tallyMarks(CITY_ID);
  return ((await tallyOf(id)).get("talk.messages") as number | undefined) ?? 0;
}

function tallyOf(id: string) {
  return refs.tally(CITY_ID, id).get();
}
