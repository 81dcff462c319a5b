import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { logEntryOf, type LogEntry } from "../../src/domain/moderation/moderation-log.ts";
import { moderationFigures } from "../../src/domain/statistics/moderation-figures.ts";
import { aModeration } from "../examples/a-command.ts";
import { aCity } from "../examples/a-city.ts";
import { THREAD_STATES } from "../../src/domain/thread/thread.ts";
import { aContext } from "../examples/a-context.ts";
import { aLock, aMessage, aMute, aThread, someSurroundings } from "../examples/a-message.ts";
import { aModerator, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { asked, OTHER, SUBJECT } from "./acts.ts";

const SOLENE = aModerator();
const KARIM = aModerator({ uid: "moderator-karim" });
const AUTHOR = aResident({ uid: anAnomaly().authorId });
const city = aCity({ moderatorsCount: 2 });

interface Said {
  readonly entry: LogEntry | undefined;
  readonly after: Anomaly;
}

/** What the log says of a command that the city applies, and the report as it is then. */
function said(before: Anomaly, command: Command, actor: Actor): Said {
  const context = aContext({ content: before, actor, city });
  const decision = decide(command, context);
  if (!decision.ok) throw new Error(`Refused: ${decision.problem.code}`);
  const change: Change = decision.value;
  const entry = logEntryOf({ command, before, change, actor, now: context.now });
  return { entry, after: (change.content ?? before) as Anomaly };
}

const flag = asked("flag-content", { subject: SUBJECT, code: "privacy", text: "" });
const appeal = asked("appeal-decision", { subject: SUBJECT, words: "Ce nom est celui de ma rue." });
const seen = ({ moderated }: Anomaly) => moderated?.count ?? 0;
const act = (before: Anomaly, to: "public" | "hidden" | "private", actor = SOLENE) =>
  said(before, aModeration({ to, code: to === "hidden" ? "spam" : "", seen: seen(before) }), actor);

describe("the log of a commune", () => {
  it("says who decided what, when and why, and not a word of what it is about [MOD-11]", () => {
    const named = anAnomaly({ authorName: "Maëlle" });
    const { entry } = said(
      named,
      aModeration({ to: "hidden", code: "privacy", reason: "Un voisin est nommé." }),
      SOLENE,
    );
    expect(entry).toEqual({
      id: aModeration({ to: "hidden" }).id,
      cityId: "35024",
      at: NOW,
      act: "hidden",
      subject: SUBJECT,
      threadId: "",
      number: anAnomaly().number,
      code: "privacy",
      reason: "Un voisin est nommé.",
      by: SOLENE.uid,
      byKind: "moderator",
    });
    const { title, description, authorName, authorId } = named;
    for (const word of [title, description, authorName, authorId])
      expect(JSON.stringify(entry)).not.toContain(word);
  });

  it("tells what was never published from what was taken down, and what is shown again [MOD-11]", () => {
    const pending = anAnomaly({ visibility: "pending" });
    expect(act(pending, "public").entry?.act).toBe("published");
    expect(act(pending, "hidden").entry?.act).toBe("refused");
    const hidden = act(anAnomaly(), "hidden").after;
    expect(act(hidden, "public").entry?.act).toBe("restored");
    expect(act(anAnomaly(), "private").entry?.act).toBe("kept_back");
    expect(
      said(anAnomaly({ authorName: "Maëlle" }), asked("remove-name", { subject: SUBJECT }), SOLENE).entry
        ?.act,
    ).toBe("name_removed");
  });

  it("holds what flags hold back, which nobody of the commune decided, and what a moderator made of it [MOD-11] [MOD-7]", () => {
    const held = said(anAnomaly(), flag, OTHER);
    expect(held.entry).toMatchObject({ act: "held", code: "privacy", by: "" });
    expect(act(held.after, "public").entry?.act).toBe("restored");
    expect(act(held.after, "hidden").entry?.act).toBe("hidden");
    const once = said(
      anAnomaly(),
      asked("flag-content", { subject: SUBJECT, code: "spam", text: "" }),
      OTHER,
    );
    expect(once.entry).toBeUndefined();
    expect(act(once.after, "public").entry?.act).toBe("left_visible");
  });

  it("holds an appeal without its words, and what became of it [MOD-11] [MOD-9]", () => {
    const contested = said(act(anAnomaly(), "hidden").after, appeal, AUTHOR);
    expect(contested.entry).toMatchObject({ act: "contested", code: "spam", by: "", reason: "" });
    expect(JSON.stringify(contested.entry)).not.toContain("ma rue");
    expect(act(contested.after, "hidden", KARIM).entry).toMatchObject({ act: "upheld", by: KARIM.uid });
    expect(act(contested.after, "public", KARIM).entry?.act).toBe("granted");
  });

  it("holds suspensions with their days and why, and locks of discussions with their reason [MOD-11]", () => {
    const message = aMessage();
    const context = aContext({ content: message, actor: SOLENE, city });
    const step = { before: message, actor: SOLENE, now: NOW };
    for (const [days, muting] of [
      [7, "muted"],
      [0, "unmuted"],
    ] as const) {
      const mute = aMute(days, days === 0 ? {} : { code: "spam" });
      const decision = decide(mute, context);
      if (!decision.ok) throw new Error("It is a moderator.");
      const entry = logEntryOf({ ...step, command: mute, change: decision.value });
      expect(entry?.days).toBe(days === 0 ? undefined : days);
      expect(entry).toMatchObject({
        act: muting,
        code: days === 0 ? "" : "spam",
        threadId: message.subject.id,
      });
    }
  });

  it.each(THREAD_STATES)("says that a discussion is « %s » from now on, and why [MOD-11]", (to) => {
    const lock = aLock({ to, reason: to === "open" ? "" : "Le débat tourne en rond." });
    const surroundings = someSurroundings(aThread({ state: to === "open" ? "locked" : "open" }));
    const decision = decide(lock, aContext({ actor: SOLENE, surroundings }));
    if (!decision.ok) throw new Error("Nobody decided about it.");
    const step = { before: undefined, command: lock, change: decision.value, actor: SOLENE, now: NOW };
    expect(logEntryOf(step)).toMatchObject({
      act: to === "open" ? "thread_opened" : `thread_${to}`,
      reason: lock.payload.reason,
    });
  });

  it("says nothing of what changes nothing, and of marks and words of residents [MOD-11]", () => {
    const gone = asked("remove-photo", { subject: SUBJECT, photoId: anAnomaly().id });
    expect(said(anAnomaly({ photos: [] }), gone, SOLENE).entry).toBeUndefined();
    const resolved = asked("claim-resolved", { anomalyId: SUBJECT.id });
    expect(
      logEntryOf({
        command: resolved,
        before: anAnomaly(),
        change: { content: anAnomaly({ rev: 2 }) },
        actor: OTHER,
        now: NOW,
      }),
    ).toBeUndefined();
  });
});

describe("what everybody reads of a year of moderation", () => {
  it("is how many of each, appeals with their outcome [MOD-12]", () => {
    const acts = [
      "hidden",
      "kept_back",
      "refused",
      "restored",
      "held",
      "contested",
      "upheld",
      "granted",
    ] as const;
    expect(moderationFigures([...acts, "published", "muted", "left_visible"])).toEqual({
      hidden12m: 2,
      refused12m: 1,
      held12m: 1,
      restored12m: 1,
      contested12m: 1,
      upheld12m: 1,
      granted12m: 1,
    });
  });
});
