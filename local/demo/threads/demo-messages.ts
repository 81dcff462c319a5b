import { identifierOf, type Identifier } from "../../../src/domain/basics/identifier.ts";
import { HOUR_MS, MINUTE_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Content, Flag, Moderated } from "../../../src/domain/content/content.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { pageKeyOf, type Thread, type ThreadSubject } from "../../../src/domain/thread/thread.ts";
import { chanceOf, type Chance } from "../../communes/chance.ts";
import { DEMO_ACCOUNTS } from "../accounts.ts";
import type { DemoContents } from "../demo-city.ts";
import { nextOfficeHour } from "../office-hours.ts";
import { RESIDENTS, type Resident } from "../residents.ts";
import type { Line, Speaker, Talk } from "./talk-text.ts";
import {
  REPORTS_THAT_WENT_WRONG,
  TALKS_ON_ACTIVITIES,
  TALKS_ON_IDEAS,
  TALKS_THAT_WENT_WRONG,
} from "./talks-on-life.ts";
import { demoOpenings, talkUnder } from "./demo-openings.ts";
import { closedThread, standingIn } from "./closed-threads.ts";
import { TALKS_ON_REPORTS } from "./talks-on-reports.ts";

const THREADS_ON = { anomalies: 70, ideas: 31, activities: 17 } as const;
/** In some threads somebody went too far; one of three was hidden since, the others are flagged. */
const WRONG_EVERY = 9;
const HIDDEN_EVERY = 3;
const LOCKED_EVERY = 17;
const LONGEST_WAIT_MIN = 30 * 60;

interface DemoTalks {
  readonly messages: readonly Message[];
  /** Of those that a moderator closed. */
  readonly threads: readonly Thread[];
}

interface Discussed {
  readonly collection: ThreadSubject["collection"];
  readonly about: Content;
  readonly index: number;
}

/** 120 discussions under the newest public contents: the same ones for the same day. */
export function demoTalks(contents: Omit<DemoContents, "messages">, today: Instant): DemoTalks {
  const cityId = contents.anomalies[0]?.cityId ?? "";
  const openings = demoOpenings(cityId, signedBy("commune"), today);
  const discussed = [
    ...newest("anomalies", contents.anomalies),
    ...newest("ideas", contents.ideas),
    ...newest("activities", contents.activities),
    ...openings.map((about) => ({ collection: "messages", about }) as const),
  ].map((one, index) => ({ ...one, index }));
  const threads = discussed
    .filter(({ index }) => index % LOCKED_EVERY === LOCKED_EVERY - 1)
    .map(({ about }, order) => closedThread(about, order, today));
  const standing = new Map(threads.map((thread) => [thread.id, thread]));
  const messages = [...openings, ...discussed.flatMap((one) => messagesUnder(one, today))];
  return { messages: messages.map((message) => standingIn(standing, message)), threads };
}

function newest(collection: keyof typeof THREADS_ON, contents: readonly Content[]) {
  return contents
    .filter(({ visibility }) => visibility === "public")
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, THREADS_ON[collection])
    .map((about) => ({ collection, about }));
}

function talkOf({ collection, about, index }: Discussed, chance: Chance): Talk {
  if (collection === "messages") return talkUnder(about as Message);
  if (isWrong(index)) {
    const talks = collection === "anomalies" ? REPORTS_THAT_WENT_WRONG : TALKS_THAT_WENT_WRONG;
    // In turn, so that no two decisions of a moderator are about the same words.
    return talks[Math.floor(index / WRONG_EVERY) % talks.length] ?? [];
  }
  if (collection === "anomalies") return chance.pick(TALKS_ON_REPORTS[(about as Anomaly).categoryId]);
  return chance.pick(collection === "ideas" ? TALKS_ON_IDEAS : TALKS_ON_ACTIVITIES);
}

function isWrong(index: number): boolean {
  return index % WRONG_EVERY === WRONG_EVERY - 1;
}

function messagesUnder(discussed: Discussed, today: Instant): readonly Message[] {
  const { about } = discussed;
  const chance = chanceOf(`talk under ${about.id}`);
  const people = peopleOf(about, chance);
  const messages: Message[] = [];
  let at = about.createdAt + chance.between(1, 20) * HOUR_MS;
  for (const [order, line] of talkOf(discussed, chance).entries()) {
    if (line[0] === "commune") at = nextOfficeHour(at);
    if (at > today) break;
    messages.push(oneMessage(discussed, { line, order, at, people, before: messages, today }, chance));
    at += chance.between(4, LONGEST_WAIT_MIN) * MINUTE_MS;
  }
  return messages;
}

type People = Readonly<Record<Exclude<Speaker, "commune">, Resident>>;

/** Neighbours other than whoever wrote it. */
function peopleOf({ authorId, authorName }: Content, chance: Chance): People {
  const others = RESIDENTS.filter(({ uid }) => uid !== authorId);
  const first = chance.between(0, others.length - 1);
  const [a, b, c] = [0, 7, 19].map((step) => others[(first + step) % others.length]);
  if (a === undefined || b === undefined || c === undefined) throw new Error("There are forty residents.");
  return { author: { uid: authorId, displayName: authorName }, a, b, c };
}

interface Said {
  readonly line: Line;
  readonly order: number;
  readonly at: Instant;
  readonly people: People;
  readonly before: readonly Message[];
  readonly today: Instant;
}

function oneMessage(
  { collection, about, index }: Discussed,
  { line: [speaker, text, answers], order, at, people, before, today }: Said,
  chance: Chance,
): Message {
  const answered = answers === undefined ? undefined : before[answers];
  const wrong = isWrong(index) && order === 1 ? judged(index, { at, today }, text) : {};
  return {
    id: identifierOf(
      at,
      Uint8Array.from({ length: 10 }, () => chance.between(0, 255)),
    ),
    cityId: about.cityId,
    number: "",
    rev: 1,
    schemaVersion: 1,
    visibility: "public",
    photos: [],
    ...signedBy(speaker, people),
    history: [],
    subject: { collection, id: about.id },
    page: pageKeyOf(about.cityId, about.id, 1),
    text,
    isOfficial: speaker === "commune",
    replyTo: firstLevelOf(answered),
    quoted: answered?.id ?? null,
    editedAt: null,
    deletedAt: null,
    performedAt: at - 9000,
    createdAt: at,
    updatedAt: at,
    ...wrong,
  };
}

function firstLevelOf(answered: Message | undefined): Identifier | null {
  return answered === undefined ? null : (answered.replyTo ?? answered.id);
}

function signedBy(
  speaker: Speaker,
  people?: People,
): Pick<Message, "authorId" | "authorKind" | "authorName"> {
  if (speaker !== "commune" && people !== undefined) {
    const { uid, displayName } = people[speaker];
    return { authorId: uid, authorKind: "resident", authorName: displayName };
  }
  const [, moderator] = DEMO_ACCOUNTS;
  return {
    authorId: moderator?.uid ?? "",
    authorKind: "moderator",
    authorName: moderator?.displayName ?? "",
  };
}

/** What became of a message that went too far. */
function judged(index: number, { at, today }: Pick<Said, "at" | "today">, text: string): Partial<Message> {
  const code = text.includes("devis gratuit") ? "spam" : "offensive";
  const decidedAt = nextOfficeHour(at + 2 * HOUR_MS);
  if (decidedAt <= today && Math.floor(index / WRONG_EVERY) % HIDDEN_EVERY === 0) {
    const moderated: Moderated = {
      count: 1,
      at: decidedAt,
      to: "hidden",
      code,
      reason:
        code === "spam"
          ? "La publicité n’a pas sa place ici."
          : "La charte demande de parler des lieux, pas des personnes.",
      byKind: "moderator",
      byName: "Services techniques",
    };
    return { visibility: "hidden", moderated, rev: 2, updatedAt: moderated.at };
  }
  const flag: Flag = { code, text: "", at: at + HOUR_MS, byKind: "resident" };
  return { flags: [flag], rev: 2, updatedAt: flag.at };
}
