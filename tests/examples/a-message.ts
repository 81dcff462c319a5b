import type { CommandOf } from "../../src/domain/command/command.ts";
import type { Surroundings } from "../../src/domain/command/command-context.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import type { Content } from "../../src/domain/content/content.ts";
import type { Message, Opening } from "../../src/domain/thread/message.ts";
import type { MessagePayload } from "../../src/domain/thread/post-message.ts";
import { openingsPageOf, pageKeyOf, type Thread } from "../../src/domain/thread/thread.ts";
import { anAnomaly } from "./an-anomaly.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

const ABOUT = { collection: "anomalies", id: anIdentifier(101) } as const;

/** What somebody wrote under a report of Betton. */
export function aMessage(over: Partial<Message> = {}): Message {
  return {
    id: anIdentifier(501),
    cityId: "35024",
    number: "",
    rev: 1,
    schemaVersion: 1,
    visibility: "public",
    photos: [],
    authorId: "resident-maelle",
    authorKind: "resident",
    authorName: "",
    history: [],
    subject: ABOUT,
    page: pageKeyOf("35024", ABOUT.id, 1),
    text: "Le trou s’est agrandi depuis la pluie de mardi.",
    isOfficial: false,
    replyTo: null,
    quoted: null,
    editedAt: null,
    deletedAt: null,
    performedAt: NOW,
    createdAt: NOW,
    updatedAt: NOW,
    ...over,
  };
}

export function aThread(over: Partial<Thread> = {}): Thread {
  return {
    kind: "thread",
    id: ABOUT.id,
    cityId: "35024",
    state: "open",
    reason: "",
    decidedAt: null,
    byKind: "moderator",
    pages: 1,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
    ...over,
  };
}

/** What the city finds around a message: the report, and messages of its thread. */
export function someSurroundings(
  thread?: Thread,
  messages: readonly Message[] = [],
  about: Content = anAnomaly({ id: ABOUT.id }),
): Surroundings {
  const others = messages.map(
    (message) => [subjectKeyOf({ collection: "messages", id: message.id }), message] as const,
  );
  return { thread, contents: new Map<string, Content>([[subjectKeyOf(ABOUT), about], ...others]) };
}

const ASKED = { cityId: "35024", basedOn: null, dependsOn: null, performedAt: NOW } as const;

export function aPost(over: Partial<MessagePayload> = {}, n = 51): CommandOf<"post-message"> {
  const payload = {
    subject: ABOUT,
    text: "Le trou s’est agrandi depuis la pluie de mardi.",
    replyTo: null,
    quoted: null,
    isOfficial: false,
    showName: false,
    ...over,
  };
  return { ...ASKED, id: anIdentifier(n), kind: "post-message", payload };
}

export function anEdit(
  text: string,
  over: Partial<CommandOf<"edit-message">> = {},
): CommandOf<"edit-message"> {
  const payload = { messageId: anIdentifier(501), text };
  return { ...ASKED, id: anIdentifier(52), kind: "edit-message", payload, basedOn: 1, ...over };
}

export function aDeletion(over: Partial<CommandOf<"delete-message">> = {}): CommandOf<"delete-message"> {
  const payload = { messageId: anIdentifier(501) };
  return { ...ASKED, id: anIdentifier(53), kind: "delete-message", payload, basedOn: 1, ...over };
}

export function aLock(
  over: Partial<CommandOf<"moderate-thread">["payload"]> = {},
): CommandOf<"moderate-thread"> {
  const reason = "Les propos ne portent plus sur le sujet.";
  const payload = { subject: ABOUT, to: "locked", reason, seen: null, ...over } as const;
  return { ...ASKED, id: anIdentifier(54), kind: "moderate-thread", payload };
}

type Muting = CommandOf<"mute-author">["payload"];

export function aMute(days: Muting["days"], over: Partial<Muting> = {}): CommandOf<"mute-author"> {
  const payload: Muting = { subject: { collection: "messages", id: anIdentifier(501) }, days, ...over };
  return { ...ASKED, id: anIdentifier(55), kind: "mute-author", payload, basedOn: 1 };
}

/** A discussion that a moderator opened about nothing else. */
export function anOpening(over: Partial<Opening> = {}): Opening {
  const id = over.id ?? anIdentifier(601);
  return {
    ...aMessage({
      id,
      subject: { collection: "messages", id },
      page: openingsPageOf("35024"),
      text: "Le marché change de place en janvier. Que faut-il prévoir ?",
      authorId: "moderatrice-nolwenn",
      authorKind: "moderator",
      isOfficial: true,
    }),
    title: "Le marché du samedi",
    ...over,
  };
}

/** Of that discussion. */
export function aFollowed(
  on = true,
  over: Partial<CommandOf<"follow-thread">> = {},
): CommandOf<"follow-thread"> {
  const payload = { messageId: anIdentifier(601), on };
  return { ...ASKED, id: anIdentifier(56), kind: "follow-thread", payload, basedOn: 1, ...over };
}

export function anOpeningCommand(
  over: Partial<CommandOf<"open-thread">["payload"]> = {},
): CommandOf<"open-thread"> {
  const { title, text } = anOpening();
  return { ...ASKED, id: anIdentifier(601), kind: "open-thread", payload: { title, text, ...over } };
}
