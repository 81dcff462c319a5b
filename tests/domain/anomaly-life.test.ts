import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { reopenAnomaly } from "../../src/domain/anomaly/reopen-anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { definitionOf, type Command } from "../../src/domain/command/command.ts";
import type { CommandPayloads } from "../../src/domain/command/commands.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import { aGuest } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, OTHER, refused, SUBJECT } from "./acts.ts";

const CLAIM = asked("claim-resolved", { anomalyId: ID });
const surroundingsOf = (command: Command) => definitionOf(command).surroundingsOf?.(command.payload);
const words = "La lampe s’est éteinte à nouveau hier soir.";

describe("whoever wrote a report", () => {
  const edit = (over: Partial<CommandPayloads["edit-anomaly"]> = {}) => {
    const { title, description } = anAnomaly();
    return asked("edit-anomaly", {
      anomalyId: ID,
      seen: { title, description },
      title,
      description,
      ...over,
    });
  };

  it("corrects it until the commune has answered, and nobody else does [ANO-21]", () => {
    expect(after(decided(edit({ title: "Grand nid-de-poule" })))).toMatchObject({
      title: "Grand nid-de-poule",
      rev: 2,
    });
    expect(decided(edit({ title: "Grand nid-de-poule" }), { status: "ack" })).toEqual(
      refused("not_possible"),
    );
    expect(decided(edit(), {}, { actor: OTHER })).toEqual(refused("not_allowed"));
    expect(decided(edit(), {}, { content: undefined })).toEqual(refused("unknown_subject"));
  });

  it("does not bring back by it what is hidden, nor ahead what waits [ANO-21] [SEC-3]", () => {
    for (const visibility of ["hidden", "private", "pending"] as const)
      expect(after(decided(edit({ title: "Grand nid-de-poule" }), { visibility })).visibility).toBe(
        visibility,
      );
  });

  it("merges what two devices changed, but the same field [ANO-21] [P3]", () => {
    const elsewhere = { description: "Corrigé depuis un autre téléphone, ce matin." };
    expect(after(decided(edit({ title: "Grand nid-de-poule" }), elsewhere))).toMatchObject({
      title: "Grand nid-de-poule",
      ...elsewhere,
    });
    expect(decided(edit({ title: "Grand nid-de-poule" }), { title: "Petit trou" })).toEqual(
      refused("changed_meanwhile"),
    );
  });

  it("answers a question, which gives it back its status [ANO-22]", () => {
    const [first] = anAnomaly().history;
    const question = { ...first!, status: "info", reason: "Quel numéro porte le mât ?" } as const;
    const history = [first!, { ...first!, status: "progress" as const }, question, question];
    const precision = asked("add-precision", { anomalyId: ID, words: "Le mât porte le numéro 4512." });
    const answered = after(decided(precision, { status: "info", history }));
    expect(answered.status).toBe("progress");
    expect(answered.history.at(-1)).toMatchObject({
      code: "precision",
      reason: "Le mât porte le numéro 4512.",
    });
    expect(decided(precision, { status: "rejected" })).toEqual(refused("not_possible"));
  });

  it("reopens it once, within sixty days [ANO-23]", () => {
    const reopen = asked("reopen-anomaly", { anomalyId: ID, words });
    const closed = (at: number): Partial<Anomaly> => ({
      status: "resolved",
      history: [{ at, status: "resolved", reason: "", byKind: "moderator", byName: "" }],
    });
    expect(after(decided(reopen, closed(NOW - 60 * DAY_MS)))).toMatchObject({ status: "reopen" });
    expect(decided(reopen, closed(NOW - 60 * DAY_MS - 1))).toEqual(refused("reopened_once"));
    const reopened = after(decided(reopen, closed(NOW)));
    expect(decided(reopen, { ...reopened, status: "rejected" })).toEqual(refused("reopened_once"));
    expect(decided(reopen, {})).toEqual(refused("not_possible"));
  });

  it("reopens it with up to three photos of how it looks, which are kept beside those of the report [ANO-23] [PHO-1]", () => {
    const sent = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ id: anIdentifier(60 + n), alt: "Le trou, rouvert" }));
    const closed: Partial<Anomaly> = {
      status: "resolved",
      history: [{ at: NOW, status: "resolved", reason: "", byKind: "moderator", byName: "" }],
    };
    const reopen = (count: number) => asked("reopen-anomaly", { anomalyId: ID, words, photos: sent(count) });
    const { photos } = after(decided(reopen(3), closed));
    const waiting = sent(3).map((photo) => ({ ...photo, state: "waiting", thumb: "" }));
    expect(photos).toEqual([...anAnomaly().photos, ...waiting]);
    expect(parseCommand(reopen(4)).ok).toBe(false);
    expect(
      parseCommand(asked("reopen-anomaly", { anomalyId: ID, words, photos: [sent(1), sent(1)].flat() })).ok,
    ).toBe(false);
    const { photoIdsOf, reissue } = reopenAnomaly;
    const payload = { anomalyId: ID, words, photos: sent(1) };
    expect(photoIdsOf(payload)).toEqual([anIdentifier(60)]);
    const renewed = new Map([[anIdentifier(60), anIdentifier(70)]]);
    expect(reissue(payload, { photos: renewed, subjectId: undefined }).photos).toEqual([
      { id: anIdentifier(70), alt: "Le trou, rouvert" },
    ]);
  });

  it("withdraws it while nobody else counts on it, and nobody reads it any more [ANO-24]", () => {
    const withdraw = asked("withdraw-anomaly", { anomalyId: ID });
    const withdrawn = after(decided(withdraw));
    expect(withdrawn).toMatchObject({ status: "withdrawn", visibility: "private" });
    expect(publicProjectionOf(withdrawn)).toMatchObject({ title: "", description: "" });
    expect(decided(withdraw, { followersCount: 2 })).toEqual(refused("withdraw_followed"));
    expect(decided(withdraw, { status: "ack" })).toEqual(refused("not_possible"));
    expect(after(decided(withdraw, { visibility: "hidden" })).visibility).toBe("hidden");
    expect(decided(CLAIM, withdrawn)).toEqual(refused("not_possible"));
  });

  it("gives way to another one that everybody can still follow, so that one of the two is left [ANO-35] [ANO-24]", () => {
    const other = anAnomaly({ id: anIdentifier(77) });
    const withdraw = asked("withdraw-anomaly", { anomalyId: ID, inFavourOf: other.id });
    const beside = (...found: readonly Anomaly[]) => ({
      surroundings: {
        thread: undefined,
        contents: new Map(found.map((one) => [subjectKeyOf({ collection: "anomalies", id: one.id }), one])),
      },
    });
    expect(surroundingsOf(withdraw)).toEqual({ contents: [{ collection: "anomalies", id: other.id }] });
    expect(surroundingsOf(asked("withdraw-anomaly", { anomalyId: ID }))).toEqual({ contents: [] });
    expect(after(decided(withdraw, {}, beside(other)))).toMatchObject({ status: "withdrawn" });
    expect(after(decided(withdraw))).toMatchObject({ status: "withdrawn" });
    for (const gone of [
      beside(),
      beside({ ...other, visibility: "hidden" }),
      beside({ ...other, status: "resolved" }),
      beside({ ...other, status: "duplicate", duplicateOf: ID }),
      beside({ ...other, status: "withdrawn", visibility: "private" }),
    ])
      expect(decided(withdraw, {}, gone)).toEqual(refused("other_gone"));
    expect(parseCommand(asked("withdraw-anomaly", { anomalyId: ID, inFavourOf: ID })).ok).toBe(false);
  });

  it("takes their name off, and thanks the agents once it is resolved [ANO-25]", () => {
    const named = anAnomaly({ authorName: "Maëlle" });
    const history = named.history.map((line) => ({ ...line, byName: "Maëlle" }));
    const hidden = after(decided(asked("hide-own-name", { subject: SUBJECT }), { ...named, history }));
    expect(JSON.stringify(hidden)).not.toContain("Maëlle");
    const thanks = asked("thank-agents", { anomalyId: ID, on: true });
    expect(decided(thanks, { status: "resolved" }, { actor: aGuest() })).toMatchObject({
      value: { counts: { kind: "thank", by: 1 } },
    });
    expect(decided(thanks)).toEqual(refused("not_possible"));
  });
});
