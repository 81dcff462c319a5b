import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { REJECT_CODES, STATUS_ASKS } from "../../src/domain/anomaly/status-asks.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { SETTABLE_STATUSES } from "../../src/domain/anomaly/transitions.ts";
import { withdrawAnomaly } from "../../src/domain/anomaly/withdraw-anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { answered, wholeAnswer } from "../examples/answers.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, refused } from "./acts.ts";

const content = (decision: ReturnType<typeof answered>) => (decision.ok ? decision.value.content : undefined);

describe("what a moderator answers", () => {
  it.each(SETTABLE_STATUSES)(
    "changes with « %s » the one detail that it asks for, and no other [MOD-2]",
    (to) => {
      const before = anAnomaly({
        status: to === "reopen" ? "resolved" : "new",
        partner: "Bretagne",
        plannedFor: "2026-01-01",
      });
      const details = { plannedFor: "2026-03-19", partner: "Département", code: "domaine_prive" } as const;
      const is = content(answered({ ...wholeAnswer(to), ...details, from: before.status }, before));
      expect(is).toMatchObject({
        plannedFor: to === "planned" ? "2026-03-19" : "2026-01-01",
        partner: to === "forwarded" ? "Département" : "Bretagne",
      });
      expect(is?.history.at(-1)?.code).toBe(to === "rejected" ? "domaine_prive" : undefined);
    },
  );

  it("is applied without a word where nobody was first, and with one where somebody was [MOD-1]", () => {
    const { partner, plannedFor } = anAnomaly();
    expect(
      answered({ ...wholeAnswer("progress"), partner, plannedFor }).ok && answered(wholeAnswer("progress")),
    ).not.toHaveProperty("value.note");
    const theirs = anAnomaly({ status: "ack" });
    expect(answered(wholeAnswer("progress"), theirs)).toMatchObject({
      value: { note: { code: "after_change" } },
    });
  });

  it("is there already, in the same words, only where its last line says so [MOD-1]", () => {
    const line = {
      at: NOW,
      status: "info",
      reason: "Quel numéro ?",
      byKind: "moderator",
      byName: "",
    } as const;
    const asking = (reason: string, history: Anomaly["history"]) =>
      answered({ to: "info", from: "info", reason }, anAnomaly({ status: "info", history }));
    const note = { value: { note: { code: "already_done" } } };
    expect(asking("Quel numéro ?", [line])).toMatchObject(note);
    expect(asking("Quel mât, s’il vous plaît ?", [line])).not.toMatchObject(note);
    expect(asking("Quel numéro ?", [line, { ...line, reason: "Quel mât ?" }])).not.toMatchObject(note);
    expect(asking("", [])).toMatchObject(note);
    expect(asking("mutant", [])).not.toMatchObject(note);
  });

  it("is planned for a day that may be, or says which field is wrong [MOD-2]", () => {
    const problem = { code: "invalid", fields: [{ field: "plannedFor", code: "out_of_range" }] };
    for (const plannedFor of ["2026-03-11", "2035-01-01"])
      expect(answered({ ...wholeAnswer("planned"), plannedFor })).toEqual({ ok: false, problem });
    expect(answered({ ...wholeAnswer("planned"), plannedFor: "2026-03-12" }).ok).toBe(true);
  });

  it("is explained where it disappoints or asks, and its reasons for closing are six [MOD-2]", () => {
    const explained = ANOMALY_STATUSES.filter(
      (status) => (STATUS_ASKS as Partial<Record<string, { isExplained: boolean }>>)[status]?.isExplained,
    );
    expect(explained).toEqual(
      ["info", "resolved", "rejected", "reopen"].toSorted(
        (a, b) => ANOMALY_STATUSES.indexOf(a as never) - ANOMALY_STATUSES.indexOf(b as never),
      ),
    );
    expect(new Set(REJECT_CODES).size).toBe(6);
    for (const code of REJECT_CODES)
      expect(content(answered({ ...wholeAnswer("rejected"), code }))?.history.at(-1)).toMatchObject({ code });
  });
});

describe("what its author writes anew", () => {
  const { title, description } = anAnomaly();
  const edit = (over: object) =>
    asked("edit-anomaly", { anomalyId: ID, seen: { title, description }, title, description, ...over });

  it("is nothing where it is the same, and is refused by the field where too little is left [ANO-21]", () => {
    expect(decided(edit({}))).toMatchObject({ value: { content: { rev: 1 } } });
    expect(after(decided(edit({ description: `${description} Il a plu.` })))).toMatchObject({
      rev: 2,
      rewritten: 1,
    });
    const short = decided(edit({ description: "Trou" }), { categoryId: "autre", subcategoryId: "autre" });
    expect(short).toMatchObject({ problem: { code: "invalid", fields: [{ field: "description" }] } });
  });

  it("is taken back once, without words or a name, and counts on what the city counted [ANO-24]", () => {
    const withdraw = asked("withdraw-anomaly", { anomalyId: ID });
    expect(after(decided(withdraw)).history.at(-1)).toMatchObject({
      status: "withdrawn",
      reason: "",
      byName: "",
    });
    expect(decided(withdraw, { status: "withdrawn" })).toMatchObject({ value: { content: { rev: 1 } } });
    expect(withdrawAnomaly.looksAtCounts).toBe(true);
    const parsed = withdrawAnomaly.schema.parse({ anomalyId: ID, inFavourOf: ID });
    expect(parsed).toEqual({ ok: false, problem: [{ field: "inFavourOf", code: "not_one_of" }] });
  });

  it("has room for as many photos as are left when it asks for it to be opened again [ANO-23, PHO-1]", () => {
    const photos = (from: number, count: number) =>
      Array.from(
        { length: count },
        (_, n) => ({ id: anIdentifier(from + n), alt: "", state: "waiting", thumb: "" }) as const,
      );
    const closed = {
      status: "resolved",
      history: [{ at: NOW, status: "resolved", reason: "", byKind: "moderator", byName: "" }],
    } as const;
    const [photo] = photos(500, 1).map(({ id, alt }) => ({ id, alt }));
    const reopen = asked("reopen-anomaly", { anomalyId: ID, words: "Le trou est revenu.", photos: [photo!] });
    expect(decided(reopen, { ...closed, photos: photos(600, 12) })).toMatchObject({
      problem: { fields: [{ field: "photos", limit: 0 }] },
    });
    expect(decided(reopen, { ...closed, photos: photos(600, 13) })).toMatchObject({
      problem: { fields: [{ limit: 0 }] },
    });
    expect(decided(reopen, { ...closed, photos: photos(600, 11) }).ok).toBe(true);
    const old = [{ ...closed.history[0], at: NOW - 61 * DAY_MS }];
    const ahead = { ...reopen, performedAt: NOW - 2 * DAY_MS };
    expect(decided(ahead, { ...closed, history: old }).ok).toBe(true);
    expect(decided(reopen, { ...closed, history: old })).toEqual(refused("reopened_once"));
  });
});
