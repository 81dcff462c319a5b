import type { Request } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { isOlderVersion } from "../../../src/domain/basics/version.ts";
import { ok, type Result } from "../../../src/domain/basics/result.ts";
import { CLIENT_VERSION_HEADER } from "../../../src/domain/command/client-version-header.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import { identify, type AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { verifyToken } from "../access/verify-token.ts";
import { RETRY_AFTER_S, SUBMIT_BODY_BYTES_MAX, SUBMIT_BUDGET_MS } from "../config.ts";
import { accessAnswer, problemAnswer, type Answer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";
import { logs } from "../logs.ts";
import { countVersion, sayCounts } from "../admin/day-counts.ts";
import { minimumVersion } from "../store/minimum-version.ts";
import { entriesOf, type Entry } from "./entries.ts";
import { inTime } from "./in-time.ts";
import { runCommand } from "./run-command.ts";

/** `POST /api/commands-submit`: up to 20 commands, each answered for itself and in the order they came. */
export const submit = httpEndpoint(
  { name: "commands-submit", methods: ["POST"], isProved: true, timeoutSeconds: 60 },
  submitCommands,
);

async function submitCommands(request: Request): Promise<Answer> {
  const identity = await identify(request.headers.authorization, verifyToken);
  if (!identity.ok) return accessAnswer(identity.problem);
  if (isOlderVersion(versionOf(request), await minimumVersion()))
    return problemAnswer(403, "client_outdated");
  if (bytesOf(request) > SUBMIT_BODY_BYTES_MAX) return problemAnswer(413, "too_large");
  const entries = entriesOf(request.body);
  if (entries === undefined) return problemAnswer(400, "malformed");
  countVersion(versionOf(request));
  const outcomes = await answerAll(entries, identity.value);
  await sayCounts();
  return outcomes.ok ? { status: 200, body: { outcomes: outcomes.value } } : accessAnswer(outcomes.problem);
}

async function answerAll(
  entries: readonly Entry[],
  identity: Identity,
): Promise<Result<readonly Outcome[], AccessProblem>> {
  const until = systemClock.now() + SUBMIT_BUDGET_MS;
  const outcomes: Outcome[] = [];
  for (const { id, command } of entries) {
    const outcome = await inTime(until, ok(later(id)), () => answerOne(id, command, identity, until));
    if (!outcome.ok) return outcome;
    outcomes.push(outcome.value);
  }
  return ok(outcomes);
}

/** What cannot be understood needs no receipt: it is refused alike however often it comes. */
async function answerOne(
  commandId: string,
  command: Entry["command"],
  identity: Identity,
  until: Instant,
): Promise<Result<Outcome, AccessProblem>> {
  if (command.ok) return await runOrRetry(command.value, identity, until);
  logs.commandRefused({ kind: "", cityId: "", code: command.problem.code });
  return ok({ commandId, state: "refused", refusal: command.problem, appliedAt: systemClock.now() });
}

async function runOrRetry(
  command: Command,
  identity: Identity,
  until: Instant,
): Promise<Result<Outcome, AccessProblem>> {
  const { id, kind, cityId } = command;
  try {
    const outcome = await runCommand(command, identity, until);
    if (outcome.ok && outcome.value.state === "refused") {
      logs.commandRefused({ kind, cityId, code: outcome.value.refusal.code });
    }
    return outcome;
  } catch (error) {
    logs.commandFailed({ commandId: id, kind, cityId }, error);
    return ok(later(id));
  }
}

/** Nothing is known of it yet: the device asks again, once the crowd is gone. */
function later(commandId: string): Outcome {
  return { commandId, state: "retry", afterMs: RETRY_AFTER_S * 1000 };
}

/** A client that says none is older than any that is asked for. */
function versionOf({ headers }: Request): string {
  return String(headers[CLIENT_VERSION_HEADER] ?? "");
}

function bytesOf({ rawBody }: Request): number {
  return (rawBody as Buffer | undefined)?.length ?? 0;
}
