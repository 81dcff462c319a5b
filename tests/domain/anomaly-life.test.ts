import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { beforeAndAfter } from "../../src/domain/anomaly/before-and-after.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { reopenAnomaly } from "../../src/domain/anomaly/reopen-anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { definitionOf, type Command } from "../../src/domain/command/command.ts";
import type { CommandPayloads } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { perCollection, subjectKeyOf } from "../../src/domain/command/subject.ts";
import { PHOTOS_OF_REPORT_MAX } from "../../src/domain/limits/limits.ts";
import { aGuest, aMembership, aResident } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, OTHER, refused, SUBJECT } from "./acts.ts";

const CLAIM = asked("claim-resolved", { anomalyId: ID });
const CONTEST = asked("contest-resolved", { anomalyId: ID });
const surroundingsOf = (command: Command) => definitionOf(command).surroundingsOf?.(command.payload);
const words = "La lampe s’est éteinte à nouveau hier soir.";

describe("« C’est résolu »", () => {
  it("is believed of its author at once, and of two others [ANO-20]", () => {
    expect(after(decided(CLAIM))).toMatchObject({ status: "claimed", previousStatus: "new", claimsCount: 1 });
    const once = after(decided(CLAIM, { status: "progress" }, { actor: OTHER }));
    expect(once).toMatchObject({ status: "progress", claimsCount: 1 });
    expect(after(decided(CLAIM, once, { actor: aResident({ uid: "resident-lena" }) }))).toMatchObject({
      status: "claimed",
      previousStatus: "progress",
      claimsCount: 2,
    });
  });

  it("counts each person once [ANO-20] [P10]", () => {
    const membership = aMembership({ marks: [{ kind: "claim", subject: SUBJECT }] });
    const content = anAnomaly({ claimsCount: 1 });
    expect(decide(CLAIM, aContext({ actor: OTHER, content, membership }))).toMatchObject({
      value: { content },
    });
  });

  it("may be shown with one photo, which stays apart from what was reported [ANO-20] [PHO-1]", () => {
    const photo = (n: number) => ({ id: anIdentifier(60 + n), alt: "Le banc, réparé" });
    const shown = (...photos: ReturnType<typeof photo>[]) =>
      asked("claim-resolved", { anomalyId: ID, photos });
    const known = aMembership();
    const context = { actor: OTHER, membership: known } as const;
    const once = after(decided(shown(photo(1)), {}, context));
    const waiting = { ...photo(1), state: "waiting", thumb: "", isClaim: true } as const;
    expect(once).toMatchObject({ claimsCount: 1, rewritten: 1 });
    expect(once.photos).toEqual([...anAnomaly().photos, waiting]);
    expect(beforeAndAfter(once.photos)).toEqual({ before: anAnomaly().photos, after: [waiting] });
    expect(after(decided(CLAIM, {}, context)).rewritten).toBeUndefined();
    expect(parseCommand(shown(photo(1), photo(2))).ok).toBe(false);
    expect(after(decided(shown(photo(1)))).status).toBe("claimed");
    // Nobody fills the room of the commune's own photos, alone or with others.
    const again = aMembership({ ...known, marks: [{ kind: "claim", subject: SUBJECT }] });
    expect(decided(shown(photo(2)), once, { actor: OTHER, membership: again })).toEqual(
      refused("not_possible"),
    );
    const full = Array.from({ length: PHOTOS_OF_REPORT_MAX }, (_, n) => ({
      ...waiting,
      id: anIdentifier(70 + n),
    }));
    expect(
      decide(shown(photo(1)), aContext({ ...context, content: anAnomaly({ photos: full }) })),
    ).toMatchObject({
      problem: { code: "invalid", fields: [{ field: "photos" }] },
    });
  });

  it("is shown with no photo by whose writing is checked first: all would see it at once [ANO-20] [MOD-6]", () => {
    const shown = asked("claim-resolved", { anomalyId: ID, photos: [{ id: anIdentifier(61), alt: "" }] });
    const city = { ...aContext().city, preModeration: "newcomers", moderatorsCount: 1 } as const;
    const newcomer = { actor: OTHER, city, membership: aMembership({ approved: perCollection(() => 0) }) };
    expect(decided(shown, {}, newcomer)).toEqual(refused("not_possible"));
    expect(decided(CLAIM, {}, newcomer)).toMatchObject({ ok: true });
    expect(decided(shown, {}, { actor: OTHER, city })).toMatchObject({ ok: true });
  });

  it("overwrites nothing that is closed, and is not for guests [ANO-20]", () => {
    for (const status of ["resolved", "rejected", "duplicate", "withdrawn"] as const)
      expect(decided(CLAIM, { status })).toEqual(refused("not_possible"));
    expect(decided(CLAIM, {}, { actor: aGuest() })).toEqual(refused("not_allowed"));
  });

  it("is contested by anybody who confirmed their address: then it takes two others again [ANO-20]", () => {
    const claimed = after(decided(CLAIM, { status: "claimed", previousStatus: "planned", claimsCount: 1 }));
    const contested = after(decided(CONTEST, claimed, { actor: OTHER }));
    expect(contested).toMatchObject({ status: "planned", claimsCount: 2, contestedCount: 2 });
    const third = after(decided(CLAIM, contested, { actor: aResident({ uid: "third" }) }));
    expect(third).toMatchObject({ status: "planned", claimsCount: 3 });
    expect(decided(CONTEST, third)).toEqual(refused("not_possible"));
  });
});

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
