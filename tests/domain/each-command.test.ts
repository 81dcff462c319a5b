import { describe, expect, it } from "vitest";
import { definitionOf, subjectOf, type Command } from "../../src/domain/command/command.ts";
import { COMMAND_KINDS, type CommandKind } from "../../src/domain/command/commands.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { threadKeyOf } from "../../src/domain/thread/thread.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";

const commandOf = (kind: CommandKind, payload: unknown = ONE_OF_EACH[kind]): Command =>
  ({
    id: anIdentifier(9),
    cityId: "35024",
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
    kind,
    payload,
  }) as Command;

const kindsAbout = (collection: string) =>
  COMMAND_KINDS.filter((kind) => subjectOf(commandOf(kind)).collection === collection);

/** Where a payload holds a text, and the payload with another one there. */
function* textsIn(value: unknown, path = ""): Generator<readonly [string, unknown]> {
  if (typeof value === "string") yield [path, `${value}\u2800`];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    for (const [at, other] of textsIn(inner, path === "" ? name : `${path}.${name}`))
      yield [at, Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other }];
}

describe("each kind of command", () => {
  it("is about what it says: what waits about it is shown over it, and sent in its order [OFF-2]", () => {
    const about = (collection: string, ...ids: readonly string[]) =>
      expect(new Set(kindsAbout(collection).map((kind) => subjectOf(commandOf(kind)).id))).toEqual(
        new Set(ids),
      );
    about("ideas", ONE_OF_EACH["follow-idea"].ideaId, anIdentifier(9));
    about("activities", ONE_OF_EACH["join-activity"].activityId, anIdentifier(9));
    about("anomalies", ONE_OF_EACH["follow-anomaly"].anomalyId, anIdentifier(9));
    expect(kindsAbout("ideas")).toEqual(COMMAND_KINDS.filter((kind) => /idea|merge/u.test(kind)));
    expect(kindsAbout("activities")).toEqual(
      COMMAND_KINDS.filter((kind) => /activity|organiser/u.test(kind)),
    );
    expect(kindsAbout("messages")).toEqual([
      "post-message",
      "edit-message",
      "delete-message",
      "open-thread",
      "follow-thread",
      "mute-author",
      "warn-author",
      "ask-block",
    ]);
    expect(kindsAbout("threads")).toEqual(["moderate-thread"]);
    expect(kindsAbout("cities")).toEqual(["update-city-settings"]);
    expect(kindsAbout("userCities")).toEqual([
      "update-my-city",
      "update-my-notifications",
      "read-notifications",
      "mute-content",
    ]);
  });

  it("that makes something is numbered and has a form to go back to, but for words in a discussion [OFF-6] [ANO-11]", () => {
    const made = COMMAND_KINDS.filter((kind) => definitionOf({ kind }).creates === true);
    const marked = made.map((kind) => {
      const { form = "", isNumbered = false } = definitionOf({ kind });
      return [kind, `${form}${isNumbered ? " numbered" : ""}`];
    });
    expect(Object.fromEntries(marked)).toEqual({
      "report-anomaly": "MapNewAnomaly numbered",
      "publish-idea": "MapNewIdea numbered",
      "propose-activity": "MapNewActivity numbered",
      "post-message": "",
      "open-thread": "",
    });
  });

  it("waits to be taken back where somebody decides about others, and goes at once otherwise [MOD-3]", () => {
    expect(COMMAND_KINDS.filter((kind) => definitionOf({ kind }).isUndoable === true)).toEqual([
      "change-status",
      "recategorise-anomaly",
      "move-anomaly",
      "mark-duplicate",
      "answer-idea",
      "moderate-content",
      "remove-name",
      "remove-photo",
      "mask-photo",
      "verify-organiser",
      "moderate-thread",
      "mute-author",
      "warn-author",
      "ask-block",
    ]);
  });

  it("names what it is about, and its photos, by their new identifiers once it is asked again [OFF-6]", () => {
    const [id, photoId, kept] = [
      anIdentifier(91),
      anIdentifier(92),
      { photos: new Map(), subjectId: undefined },
    ];
    for (const kind of COMMAND_KINDS) {
      const { reissue } = definitionOf({ kind });
      if (reissue === undefined) continue;
      const command = commandOf(kind);
      const payload: unknown = ONE_OF_EACH[kind];
      // A message is about what it stands under.
      const { subject = subjectOf(command) } = ONE_OF_EACH[kind] as {
        readonly subject?: { readonly id: string };
      };
      const { photoIdsOf } = definitionOf({ kind });
      const photos = new Map((photoIdsOf?.(payload as never) ?? []).map((one) => [one, photoId]));
      const renewed = [...photos.keys()].reduce(
        (text, one) => text.replaceAll(one, photoId),
        JSON.stringify(payload).replaceAll(subject.id, id),
      );
      expect([kind, JSON.stringify(reissue(payload as never, { photos, subjectId: id }))]).toEqual([
        kind,
        renewed,
      ]);
      expect([kind, reissue(payload as never, kept)]).toEqual([kind, payload]);
    }
  });

  it("goes in its thread's order where it is one of a thread, whatever it makes [THR-1]", () => {
    const keyOf = (kind: CommandKind) => definitionOf({ kind }).orderKeyOf?.(ONE_OF_EACH[kind]);
    const ordered = COMMAND_KINDS.filter((kind) => keyOf(kind) !== undefined);
    expect(ordered).toEqual(["post-message", "moderate-thread"]);
    for (const kind of ["post-message", "moderate-thread"] as const)
      expect(keyOf(kind)).toBe(threadKeyOf(ONE_OF_EACH[kind].subject));
    const byKind = COMMAND_KINDS.filter((kind) => definitionOf({ kind }).isOrderedByKind === true);
    expect(byKind.map((kind) => kind.split("-")[0])).toEqual([
      "me",
      "follow",
      "thank",
      "support",
      "support",
      "follow",
      "join",
      "interest",
      "follow",
      "follow",
      "read",
    ]);
  });

  it("is counted by the day among its like, and refused in words [ANO-6]", () => {
    const perDay = (guest: number, resident: number) =>
      COMMAND_KINDS.filter((kind) => {
        const limit = definitionOf({ kind }).perDay;
        return limit?.guest === guest && limit.resident === resident;
      });
    const codes = COMMAND_KINDS.flatMap((kind) => definitionOf({ kind }).perDay?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["quota_reports", "quota"]));
    expect(codes.filter((code) => code === "quota_reports")).toHaveLength(1);
    expect(perDay(3, 10)).toEqual(["report-anomaly"]);
    expect(perDay(0, 3)).toEqual(["publish-idea", "propose-activity"]);
    expect(perDay(5, 20)).toEqual(["flag-content"]);
    expect(perDay(500, 500)).toEqual(["read-notifications"]);
  });

  it("takes no text that nobody could read, from anybody, beside what they saw [SEC-6, FORM-3]", () => {
    const taken = COMMAND_KINDS.flatMap((kind) =>
      [...textsIn(ONE_OF_EACH[kind])].flatMap(([path, payload]) =>
        parseCommand(commandOf(kind, payload)).ok && !path.startsWith("seen.") ? [`${kind} ${path}`] : [],
      ),
    );
    expect(taken).toEqual([]);
  });
});
