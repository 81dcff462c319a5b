import { describe, expect, it } from "vitest";
import { submitAnswerOf, uploadAnswerOf, type Reply } from "../../../replication/outbox/classify.ts";
import { RETRY_AFTER_MAX_MS } from "../../../replication/outbox/retry-after.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aReportWithId } from "./environment/rows.ts";

const commands = [aReportWithId(1), aReportWithId(2)];
const appliedOf = ({ id }: { readonly id: string }) => ({
  commandId: id,
  state: "applied",
  rev: 1,
  number: "",
  appliedAt: NOW,
});
const applied = (n: number) => appliedOf({ id: anIdentifier(n) });
const json = (status: number, body: unknown): Reply => ({ status, body, isJson: true, retryAfterMs: null });
const html = (status: number): Reply => ({ status, body: undefined, isJson: false, retryAfterMs: null });

describe("what the city's reply to commands means", () => {
  it("takes one outcome per command, in order [OFF-4]", () => {
    const outcomes = [applied(1), applied(2)];
    expect(submitAnswerOf(json(200, { outcomes }), commands)).toEqual({ kind: "outcomes", outcomes });
  });

  it.each([
    ["a captive portal's page with status 200", html(200), "portal"],
    ["a captive portal's redirection", html(302), "portal"],
    ["an opaque redirection", html(0), "portal"],
    ["a firewall's 403 page", html(403), "portal"],
    ["an expired token", json(401, { error: "unauthenticated" }), "signed_out"],
    ["a disabled account", json(403, { error: "account_disabled" }), "account_disabled"],
    ["too many requests", json(429, {}), "too_many"],
    ["a request that took too long", html(408), "timeout"],
    ["a request that came too early", html(425), "server"],
    ["an unknown 400", json(400, { error: "something else" }), "wrong_shape"],
    ["a 422 that speaks of what is malformed", json(422, { error: "malformed" }), "wrong_shape"],
    ["an error that is no text", json(403, { error: 403 }), "wrong_shape"],
    ["an error of a request that went well", json(200, { error: "account_disabled" }), "wrong_shape"],
    ["outcomes of a server that failed", json(500, { outcomes: commands.map(appliedOf) }), "server"],
    ["a failing server", html(500), "server"],
    ["a server under repair", json(503, {}), "server"],
    ["JSON that is cut", json(200, undefined), "wrong_shape"],
    ["outcomes that are missing", json(200, {}), "wrong_shape"],
    [
      "no list of outcomes",
      json(200, { outcomes: { 0: applied(1), 1: applied(2), length: 2 } }),
      "wrong_shape",
    ],
    ["one outcome for two commands", json(200, { outcomes: [applied(1)] }), "wrong_shape"],
    ["outcomes that are none", json(200, { outcomes: [applied(1), null] }), "wrong_shape"],
    ["outcomes in another order", json(200, { outcomes: [applied(2), applied(1)] }), "wrong_shape"],
  ])("keeps everything after %s [OFF-5, OFF-14, F4]", (_, reply, code) => {
    expect(submitAnswerOf(reply, commands)).toEqual({ kind: "failed", code, retryAfterMs: null, left: true });
  });

  it.each([
    { state: "applied", rev: 4, number: "2026-0143", appliedAt: NOW },
    { state: "refused", refusal: { code: "malformed" }, appliedAt: NOW },
    { state: "conflict", refusal: { code: "malformed" }, appliedAt: NOW },
    { state: "retry" },
    { state: "retry", afterMs: 0 },
    { state: "retry", afterMs: RETRY_AFTER_MAX_MS },
  ])("takes the city at its word: %o [OFF-4]", (said) => {
    const outcomes = [applied(1), { commandId: anIdentifier(2), ...said }];
    expect(submitAnswerOf(json(200, { outcomes }), commands)).toEqual({ kind: "outcomes", outcomes });
  });

  it.each([
    ["a state it does not know", { commandId: anIdentifier(2), state: "postponed", appliedAt: NOW }],
    [
      "a state it does not know, with a refusal it knows",
      {
        commandId: anIdentifier(2),
        state: "postponed",
        refusal: { code: "malformed" },
        appliedAt: NOW,
      },
    ],
    [
      "a refusal it has no words for",
      { commandId: anIdentifier(2), state: "refused", refusal: { code: "new_code" }, appliedAt: NOW },
    ],
    [
      "an applied command without its revision",
      { commandId: anIdentifier(2), state: "applied", appliedAt: NOW },
    ],
    ["an applied command without a number", { ...applied(2), number: undefined }],
    ["an applied command whose revision is none", { ...applied(2), rev: "1" }],
    ["an applied command of no moment", { ...applied(2), appliedAt: undefined }],
    [
      "a refusal that says nothing",
      { commandId: anIdentifier(2), state: "refused", refusal: null, appliedAt: NOW },
    ],
    ["a delay that is none", { commandId: anIdentifier(2), state: "retry", afterMs: -1 }],
    ["a delay that is no number", { commandId: anIdentifier(2), state: "retry", afterMs: "1" }],
    [
      "a delay beyond belief",
      { commandId: anIdentifier(2), state: "retry", afterMs: RETRY_AFTER_MAX_MS + 1 },
    ],
  ])("asks again later, for that command alone, about %s [OFF-5]", (_, strange) => {
    expect(submitAnswerOf(json(200, { outcomes: [applied(1), strange] }), commands)).toEqual({
      kind: "outcomes",
      outcomes: [applied(1), { commandId: anIdentifier(2), state: "retry" }],
    });
  });

  it.each([
    [400, "malformed", "malformed"],
    [413, "too_large", "too_large"],
  ])("sees that the request itself is refused: %i [OFF-6]", (status, error, code) => {
    expect(submitAnswerOf(json(status, { error }), commands)).toEqual({ kind: "refused", code });
  });
});

describe("what the city's reply to a photo means", () => {
  it("takes a stored photo [PHO-4]", () => {
    expect(uploadAnswerOf(json(200, { state: "stored" }))).toEqual({ kind: "stored" });
  });

  it.each([
    [403, "not_yours"],
    [413, "too_large"],
    [415, "unsupported_image"],
    [422, "broken_image"],
    [422, "too_many_pixels"],
  ])("takes a final refusal: %i %s [PHO-2]", (status, error) => {
    expect(uploadAnswerOf(json(status, { error }))).toEqual({ kind: "refused", code: error });
  });

  it.each([
    [json(404, { error: "not_announced" }), "not_announced"],
    [html(404), "portal"],
    [html(200), "portal"],
    [json(200, { state: "?" }), "wrong_shape"],
    [json(200, null), "wrong_shape"],
    [json(500, { state: "stored" }), "server"],
    [json(500, { error: "not_announced" }), "server"],
    [html(413), "portal"],
    [json(403, { error: "account_disabled" }), "account_disabled"],
  ])("keeps the photo after what may pass [OFF-5, OFF-14]", (reply, code) => {
    expect(uploadAnswerOf(reply)).toMatchObject({ kind: "failed", code });
  });

  it("keeps how long the city asks to wait for a report that is not there yet [OFF-5, F13]", () => {
    const reply = { ...json(404, { error: "not_announced" }), retryAfterMs: 5000 };
    expect(uploadAnswerOf(reply)).toMatchObject({ code: "not_announced", retryAfterMs: 5000 });
  });
});
