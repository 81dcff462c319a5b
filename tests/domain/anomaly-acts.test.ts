import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { claimRoomOf, photosWith } from "../../src/domain/anomaly/added-photos.ts";
import { beforeAndAfter } from "../../src/domain/anomaly/before-and-after.ts";
import { mayShowIt } from "../../src/domain/anomaly/claim-resolved.ts";
import { followUpAt } from "../../src/domain/anomaly/follow-up.ts";
import { mayReopen } from "../../src/domain/anomaly/reopen-anomaly.ts";
import { resolvedByItself, resolvesAt } from "../../src/domain/anomaly/resolve-claimed.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import {
  ASKED_AFTER_MS,
  CLAIM_PHOTOS_OF_REPORT_MAX,
  CLAIM_STANDS_MS,
  PHOTOS_OF_REPORT_MAX,
} from "../../src/domain/limits/limits.ts";
import { aContext } from "../examples/a-context.ts";
import { aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { after, asked, decided, ID, OTHER, refused, SUBJECT } from "./acts.ts";

const CLAIMED = aMembership({ marks: [{ kind: "claim", subject: SUBJECT }] });
const step = (status: AnomalyStatus, over: Partial<Anomaly["history"][number]> = {}) =>
  ({ at: NOW - DAY_MS, status, reason: "", byKind: "resident", byName: "", ...over }) as const;
const photo = (n: number, over: object = {}) =>
  ({ id: anIdentifier(300 + n), alt: "", state: "waiting", thumb: "", ...over }) as const;
const photos = (count: number, over: object = {}) => Array.from({ length: count }, (_, n) => photo(n, over));
/** What stays empty in a line that nobody writes. */
const UNWRITTEN = { reason: "", byName: "", byKind: "resident", at: NOW };

describe("what its author adds", () => {
  const precise = asked("add-precision", { anomalyId: ID, words: "Le mât porte le numéro 4512." });

  it.each(ANOMALY_STATUSES.filter(isOpen))(
    "leaves « %s » as it is, unless it was the question [ANO-22]",
    (status) => {
      const history = [step("new"), step("planned"), step(status)];
      expect(after(decided(precise, { status, history })).status).toBe(
        status === "info" ? "planned" : status,
      );
    },
  );

  it("answers a question of which nothing else is known as if it had been taken into account [ANO-22]", () => {
    for (const history of [[], [step("info")]])
      expect(decided(precise, { status: "info", history })).toMatchObject({
        value: { content: { status: "ack" } },
      });
  });

  it("remembers where it came from while its status stays [ANO-22]", () => {
    const over = { status: "progress", previousStatus: "planned" } as const;
    expect(after(decided(precise, over))).toMatchObject(over);
  });
});

describe("photos that come after a report", () => {
  it("are there once, however often they are sent, with what says where they stand [PHO-1]", () => {
    const anomaly = anAnomaly({ photos: [photo(1)] });
    const both = photosWith(anomaly, { photos: [photo(1), photo(2)] }, { isAfter: true });
    expect(both).toEqual([photo(1), photo(2, { isAfter: true })]);
    expect(photosWith(anomaly, { photos: [photo(1)] })).toBe(anomaly.photos);
    expect(photosWith(anomaly, {})).toBe(anomaly.photos);
  });

  it("stand before or after the work by what they are [MOD-10, ANO-20]", () => {
    const [reported, work, claim] = [photo(1), photo(2, { isAfter: true }), photo(3, { isClaim: true })];
    expect(beforeAndAfter([reported, work, claim])).toEqual({ before: [reported], after: [work, claim] });
    expect(beforeAndAfter([work])).toEqual({ before: [], after: [work] });
    expect(beforeAndAfter([reported])).toEqual({ before: [reported], after: [] });
  });

  it("have the room that is left, of the report and of who calls it resolved [PHO-1, ANO-20]", () => {
    const of = (...many: Anomaly["photos"]) => claimRoomOf({ photos: many });
    expect(of()).toBe(CLAIM_PHOTOS_OF_REPORT_MAX);
    expect(of(photo(1), photo(2, { isClaim: true }))).toBe(CLAIM_PHOTOS_OF_REPORT_MAX - 1);
    expect(of(...photos(PHOTOS_OF_REPORT_MAX - 1))).toBe(1);
    const content = anAnomaly({ photos: photos(PHOTOS_OF_REPORT_MAX) });
    expect(mayShowIt(content, aContext({ actor: OTHER }))).toBe(false);
    expect(mayShowIt(anAnomaly(), aContext({ actor: OTHER }))).toBe(true);
  });
});

describe("« C’est résolu » and « Toujours présent »", () => {
  const claim = asked("claim-resolved", { anomalyId: ID });
  const contest = asked("contest-resolved", { anomalyId: ID });

  it("are kept by whoever says so, once [ANO-20] [P10]", () => {
    const kept = aMembership();
    expect(decided(claim, {}, { actor: OTHER, membership: kept })).toMatchObject({
      value: { membership: { marks: [{ kind: "claim", subject: SUBJECT }] } },
    });
    // Its author said so as one of two before they were known as its author: it moves, and counts no second time.
    const again = decided(claim, { claimsCount: 1 }, { membership: CLAIMED });
    expect(again).toMatchObject({ value: { content: { status: "claimed", claimsCount: 1 } } });
    expect(again.ok && "membership" in again.value && again.value.membership).toBe(CLAIMED);
  });

  it("are written down without words or a name, and move nothing that is claimed already [ANO-20]", () => {
    expect(after(decided(claim)).history.at(-1)).toEqual({ ...UNWRITTEN, status: "claimed" });
    const claimed = { status: "claimed", previousStatus: "planned", history: [step("claimed")] } as const;
    const once = after(decided(claim, claimed, { actor: OTHER }));
    expect(once).toMatchObject({ ...claimed, claimsCount: 1 });
  });

  it("say nothing about what a moderator hid, nor about whose author is gone [ANO-20] [P9]", () => {
    expect(decided(claim, { visibility: "hidden" }, { actor: OTHER })).toMatchObject({ ok: false });
    expect(decided(claim, { visibility: "hidden" })).toEqual(refused("subject_hidden"));
    const gone = decided(claim, { authorId: "" }, { actor: OTHER });
    expect(gone).toMatchObject({ value: { content: { status: "new", claimsCount: 1 } } });
  });

  it("take one's own claim back with it, and never count less than none [ANO-20]", () => {
    const claimed = { status: "claimed", previousStatus: "progress" } as const;
    const taken = decided(contest, { ...claimed, claimsCount: 3 }, { actor: OTHER, membership: CLAIMED });
    expect(taken).toMatchObject({
      value: {
        content: { status: "progress", claimsCount: 2, contestedCount: 2 },
        membership: { marks: [] },
      },
    });
    expect(after(taken).history.at(-1)).toEqual({ ...UNWRITTEN, status: "progress" });
    const kept = aMembership();
    const none = decided(contest, { ...claimed, previousStatus: null }, { actor: OTHER, membership: kept });
    expect(after(none)).toMatchObject({ status: "ack", claimsCount: 0, contestedCount: 0 });
    expect(none.ok && "membership" in none.value && none.value.membership).toBe(kept);
  });

  it("end by themselves, by the hand of who said it last and with no words [ANO-26]", () => {
    const said = NOW - CLAIM_STANDS_MS;
    const history = [step("new"), step("claimed", { at: said, byKind: "guest" })];
    const anomaly = anAnomaly({ status: "claimed", history });
    expect(resolvesAt(anomaly)).toBe(NOW);
    expect(resolvedByItself(anomaly, NOW - 1)).toBeUndefined();
    expect(resolvedByItself(anomaly, NOW)?.history.at(-1)).toEqual({
      ...UNWRITTEN,
      status: "resolved",
      code: "uncontested",
      byKind: "guest",
    });
    const nothingKnown = anAnomaly({ status: "claimed", history: [] });
    expect(resolvesAt(nothingKnown)).toBe(CLAIM_STANDS_MS);
    expect(resolvedByItself(nothingKnown, NOW)?.history).toMatchObject([{ byKind: "resident" }]);
  });
});

describe("whether the matter is settled", () => {
  it("is answered without words or a name [ANO-28]", () => {
    const yes = asked("answer-follow-up", { anomalyId: ID, answer: "yes" });
    const old = { createdAt: NOW - 70 * DAY_MS, history: [step("new", { at: NOW - 70 * DAY_MS })] };
    expect(after(decided(yes, old)).history.at(-1)).toEqual({ ...UNWRITTEN, status: "claimed" });
  });

  it("counts from its creation where nothing else is known [ANO-28, ANO-23]", () => {
    const anomaly = anAnomaly({ status: "resolved", history: [], createdAt: NOW });
    expect(followUpAt(anomaly)).toBe(NOW + ASKED_AFTER_MS);
    expect(mayReopen(anomaly, NOW + DAY_MS)).toBe(true);
    expect(mayReopen(anomaly, NOW + 61 * DAY_MS)).toBe(false);
  });

  it.each([
    ["resident", false],
    ["guest", false],
    ["moderator", true],
    ["admin", true],
  ] as const)("is asked for again after a %s had it opened again: %s [ANO-23]", (byKind, may) => {
    const history = [step("new"), step("reopen", { byKind }), step("resolved")];
    expect(mayReopen(anAnomaly({ status: "resolved", history }), NOW)).toBe(may);
  });
});
