import { describe, expect, it } from "vitest";
import { submitAnswerOf, uploadAnswerOf, type Reply } from "../../../replication/outbox/classify.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aReportWithId } from "./environment/rows.ts";

const commands = [aReportWithId(1), aReportWithId(2)];
const applied = (n: number) => ({
  commandId: anIdentifier(n),
  state: "applied",
  rev: 1,
  number: "",
  appliedAt: NOW,
});
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
    ["an unknown 400", json(400, { error: "something else" }), "wrong_shape"],
    ["a failing server", html(500), "server"],
    ["a server under repair", json(503, {}), "server"],
    ["JSON that is cut", json(200, undefined), "wrong_shape"],
    ["outcomes that are missing", json(200, {}), "wrong_shape"],
    ["one outcome for two commands", json(200, { outcomes: [applied(1)] }), "wrong_shape"],
    ["outcomes in another order", json(200, { outcomes: [applied(2), applied(1)] }), "wrong_shape"],
  ])("keeps everything after %s [OFF-5, OFF-14, F4]", (_, reply, code) => {
    expect(submitAnswerOf(reply, commands)).toEqual({ kind: "failed", code, retryAfterMs: null, left: true });
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
    ["a delay that is none", { commandId: anIdentifier(2), state: "retry", afterMs: -1 }],
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
    [html(413), "portal"],
    [json(403, { error: "account_disabled" }), "account_disabled"],
  ])("keeps the photo after what may pass [OFF-5, OFF-14]", (reply, code) => {
    expect(uploadAnswerOf(reply)).toMatchObject({ kind: "failed", code });
  });
});
