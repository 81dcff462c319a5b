import { describe, expect, it } from "vitest";
import { isSameValue } from "../../src/domain/basics/same-value.ts";
import { definitionOf, subjectOf, type Command } from "../../src/domain/command/command.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { COMMAND_KINDS, type CommandKind } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { REFUSAL_CODES } from "../../src/domain/command/refusal.ts";
import { isContent, type ContentCollection } from "../../src/domain/command/subject.ts";
import type { Content, Moderated } from "../../src/domain/content/content.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, anOpening } from "../examples/a-message.ts";
import { aGuest, aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";

type Fields = Readonly<Record<string, unknown>>;

const EXAMPLES: Readonly<Record<ContentCollection, Content>> = {
  anomalies: anAnomaly(),
  ideas: anIdea(),
  activities: anActivity(),
  messages: aMessage(),
};

const stored = (n: number) => ({ id: anIdentifier(n), alt: "", state: "stored", thumb: "" }) as const;
function decidedBy(to: Moderated["to"]): Moderated {
  const nothing = { code: "", reason: "" } as const;
  return { count: 1, at: NOW, to, ...nothing, byKind: "moderator", byName: "Karim" };
}
/** What of it a command of a kind needs to be taken at all. */
const NEEDED: Partial<Record<CommandKind, Fields>> = {
  "contest-resolved": { status: "claimed", previousStatus: "ack" },
  "reopen-anomaly": { status: "resolved" },
  "answer-follow-up": { createdAt: NOW - 70 * 86_400_000 },
  "thank-agents": { status: "resolved" },
  "withdraw-anomaly": { followersCount: 1, meTooCount: 0 },
  "appeal-decision": { visibility: "hidden", moderated: decidedBy("hidden") },
  "remove-photo": { photos: [stored(81)] },
  "mask-photo": { photos: [stored(81)] },
  "hide-own-name": { authorName: "Maëlle" },
  "remove-name": { authorName: "Maëlle" },
  "follow-thread": { title: anOpening().title },
};

const later = (status: string) => ({ at: NOW, status, reason: "Vu.", byKind: "moderator", byName: "Karim" });

/** What somebody else may have changed meanwhile, each by itself. */
function changesTo(collection: ContentCollection, before: Content): readonly Fields[] {
  const common: readonly Fields[] = [
    {
      moderated: { ...decidedBy("public"), count: (before.moderated?.count ?? 0) + 1 },
      visibility: "public",
    },
    {
      moderated: { ...decidedBy("hidden"), count: (before.moderated?.count ?? 0) + 1 },
      visibility: "hidden",
    },
    { photos: [...before.photos, stored(98)] },
  ];
  const statuses = (names: readonly string[]): readonly Fields[] =>
    names.map((status) => ({ status, history: [...before.history, later(status)] }));
  switch (collection) {
    case "anomalies":
      return [
        ...common,
        ...statuses(["ack", "planned", "progress", "rejected"]),
        { title: "Affaissement" },
        { description: "La chaussée s’affaisse sur deux mètres." },
        { categoryId: "eclairage", subcategoryId: "eteint" },
        { place: placeOf(48.19, -1.65), address: "8 rue de Rennes" },
        {
          status: "duplicate",
          duplicateOf: anIdentifier(97),
          history: [...before.history, later("duplicate")],
        },
      ];
    case "ideas":
      return [
        ...common,
        ...statuses(["review", "declined"]),
        { title: "Des arbres et des bancs" },
        { precisions: [{ at: NOW, text: "Aussi devant l’école." }] },
      ];
    case "activities":
      return [
        ...common,
        ...statuses(["cancelled", "postponed"]),
        { title: "Nettoyage du canal" },
        { startsAt: NOW + 9 * 86_400_000, endsAt: null },
        { organiserName: "La Commune" },
      ];
    case "messages":
      return [...common.slice(0, 2), { deletedAt: NOW, text: "" }];
  }
}

/** What its author may always take back, whatever was decided about it. */
const THEIR_OWN: Partial<Record<CommandKind, readonly string[]>> = {
  "delete-message": ["text"],
  "withdraw-anomaly": ["visibility"],
};

function commandOf(kind: CommandKind): Command {
  const envelope = { id: anIdentifier(9), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };
  return { ...envelope, kind, payload: ONE_OF_EACH[kind] } as Command;
}

const CHANGES = COMMAND_KINDS.filter((kind) => {
  const { creates } = definitionOf({ kind });
  return creates === undefined && isContent(subjectOf(commandOf(kind)));
});

/** By whoever may: its author, who moderates the city too; a moderator, a resident or a guest where they may not. */
function decidedAbout(kind: CommandKind, content: Content) {
  const author = aModerator({ uid: content.authorId });
  const decisions = [author, aModerator(), aResident(), aGuest()].map((actor) =>
    decide(commandOf(kind), aContext({ content, actor })),
  );
  const [first] = decisions;
  return decisions.find((one) => one.ok || one.problem.code !== "not_allowed") ?? first!;
}

function meets(kind: CommandKind) {
  const subject = subjectOf(commandOf(kind)) as {
    readonly collection: ContentCollection;
    readonly id: string;
  };
  const before = { ...EXAMPLES[subject.collection], id: subject.id, ...NEEDED[kind] } as Content;
  return { collection: subject.collection, before };
}

describe("what somebody else changed, while a command was on its way", () => {
  it.each(CHANGES)("is met by one that would be taken otherwise: %s [P3]", (kind) => {
    expect(decidedAbout(kind, meets(kind).before)).toMatchObject({ ok: true });
  });

  it.each(CHANGES)("stays as they left it, or whoever sent it is told: %s [P3]", (kind) => {
    const { collection, before } = meets(kind);
    const lost = changesTo(collection, before).flatMap((theirs) => {
      const now = { ...before, ...theirs, rev: before.rev + 1 } as Content;
      const decision = decidedAbout(kind, now);
      // A refusal has words, and « À revoir » both versions.
      if (!decision.ok) return REFUSAL_CODES.includes(decision.problem.code) ? [] : [decision.problem.code];
      const { content = now, note }: Change = decision.value;
      if (note !== undefined) return [];
      const fields = Object.entries(theirs).filter(
        ([field]) => THEIR_OWN[kind]?.includes(field) !== true && !isTold(content, now, field),
      );
      return fields.flatMap(([field, value]) => (isLeft(content, { field, value, before }) ? [] : [field]));
    });
    expect(lost).toEqual([]);
  });
});

/** Whatever moves a status says so with a line for everybody. */
function isTold(content: Content, { history }: Content, field: string): boolean {
  return field === "status" && content.history.length > history.length;
}

interface Theirs {
  readonly field: string;
  readonly value: unknown;
  readonly before: Content;
}

/** Others may add to a list, and to what was decided. */
function isLeft(content: Content, { field, value, before }: Theirs): boolean {
  const now = fieldOf(content, field);
  if (Array.isArray(value)) {
    const known = fieldOf(before, field) as readonly unknown[] | undefined;
    const added = value.filter((item) => known?.includes(item) !== true);
    return added.every((item) => (now as readonly unknown[]).some((one) => isSameValue(one, item)));
  }
  if (field !== "moderated") return isSameValue(now, value);
  return isSameValue({ ...(now as object), ...(value as object) }, now);
}

function fieldOf(content: Content, field: string): unknown {
  return (content as unknown as Fields)[field];
}
