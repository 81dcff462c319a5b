import type { AccessProblem } from "../access/identify.ts";
import { RETRY_AFTER_S } from "../config.ts";

/** What an HTTP function says. An object travels as JSON, bytes as they are. */
export interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export function problemAnswer(status: number, error: string): Answer {
  return { status, body: { error } };
}

export function accessAnswer(problem: AccessProblem): Answer {
  return problemAnswer(problem === "account_disabled" ? 403 : 401, problem);
}

export const UNAVAILABLE: Answer = {
  status: 503,
  body: { error: "unavailable" },
  headers: { "Retry-After": String(RETRY_AFTER_S) },
};
