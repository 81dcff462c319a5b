import type { PhotoRefusalCode, TransientCode } from "../../src/data/device/rows.ts";
import { isRecord } from "../../src/domain/basics/record.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Outcome } from "../../src/domain/command/outcome.ts";
import { REFUSAL_CODES } from "../../src/domain/command/refusal.ts";
import { RETRY_AFTER_MAX_MS } from "./retry-after.ts";
import type { Failure, SubmitAnswer, UploadAnswer } from "./ports.ts";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly isJson: boolean;
  readonly retryAfterMs: number | null;
}

/** Answers that pass: nothing is refused because of them. Read with `transientCodeOf`. */
const TRANSIENT_BY_STATUS: Readonly<Record<number, TransientCode>> = {
  401: "signed_out",
  408: "timeout",
  425: "server",
  429: "too_many",
};

const PHOTO_REFUSALS: Readonly<Record<string, PhotoRefusalCode>> = {
  "403 not_yours": "not_yours",
  "413 too_large": "too_large",
  "415 unsupported_image": "unsupported_image",
  "422 broken_image": "broken_image",
  "422 too_many_pixels": "too_many_pixels",
};

export function failure(code: TransientCode, retryAfterMs: number | null = null, left = true): Failure {
  return { kind: "failed", code, retryAfterMs, left };
}

export function submitAnswerOf(reply: Reply, commands: readonly Command[]): SubmitAnswer {
  const error = errorOf(reply);
  if (reply.status === 400 && error === "malformed") return { kind: "refused", code: "malformed" };
  if (reply.status === 413) return { kind: "refused", code: "too_large" };
  const outcomes = reply.status === 200 ? outcomesOf(reply.body, commands) : undefined;
  return outcomes === undefined ? passing(reply, error) : { kind: "outcomes", outcomes };
}

export function uploadAnswerOf(reply: Reply): UploadAnswer {
  const error = errorOf(reply);
  if (reply.status === 200 && isRecord(reply.body) && reply.body["state"] === "stored")
    return { kind: "stored" };
  if (reply.status === 404 && error === "not_announced") return failure("not_announced", reply.retryAfterMs);
  const refusal = PHOTO_REFUSALS[`${reply.status} ${error ?? ""}`];
  return refusal === undefined ? passing(reply, error) : { kind: "refused", code: refusal };
}

function passing(reply: Reply, error: string | undefined): Failure {
  const code = transientCodeOf(reply, error);
  return failure(code, reply.retryAfterMs, code !== "outdated");
}

/** HTML where JSON was due is a captive portal, unless the status already says what is wrong. */
function transientCodeOf({ status, isJson }: Reply, error: string | undefined): TransientCode {
  if (error === "account_disabled") return "account_disabled";
  if (error === "client_outdated") return "outdated";
  const known = TRANSIENT_BY_STATUS[status];
  if (known !== undefined) return known;
  if (status >= 500) return "server";
  return isJson ? "wrong_shape" : "portal";
}

function errorOf({ status, body }: Reply): string | undefined {
  return status >= 400 && isRecord(body) && typeof body["error"] === "string" ? body["error"] : undefined;
}

/** One outcome per command, same order and ids. One that this version cannot read is asked again, alone. */
function outcomesOf(body: unknown, commands: readonly Command[]): readonly Outcome[] | undefined {
  const outcomes = isRecord(body) ? body["outcomes"] : undefined;
  if (!Array.isArray(outcomes) || outcomes.length !== commands.length) return undefined;
  const inOrder = commands.every(({ id }, index) => {
    const outcome: unknown = outcomes[index];
    return isRecord(outcome) && outcome["commandId"] === id;
  });
  if (!inOrder) return undefined;
  return commands.map(({ id }, index) => {
    const outcome: unknown = outcomes[index];
    return isOutcome(outcome) ? outcome : { commandId: id, state: "retry" };
  });
}

function isOutcome(value: unknown): value is Outcome {
  if (!isRecord(value)) return false;
  if (value["state"] === "retry") return isPause(value["afterMs"]);
  if (typeof value["appliedAt"] !== "number") return false;
  if (value["state"] === "applied")
    return typeof value["rev"] === "number" && typeof value["number"] === "string";
  return (value["state"] === "refused" || value["state"] === "conflict") && isRefusal(value["refusal"]);
}

function isPause(afterMs: unknown): boolean {
  return (
    afterMs === undefined || (typeof afterMs === "number" && afterMs >= 0 && afterMs <= RETRY_AFTER_MAX_MS)
  );
}

function isRefusal(value: unknown): boolean {
  return isRecord(value) && (REFUSAL_CODES as readonly unknown[]).includes(value["code"]);
}
