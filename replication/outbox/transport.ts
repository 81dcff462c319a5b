import { cityClock } from "../../src/clock/city-clock.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import {
  SLOW_SUBMIT_MS_MAX,
  SLOW_UPLOAD_MS_MAX,
  SUBMIT_MS_MAX,
  UPLOAD_MS_MAX,
} from "../../src/clock/waits.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import { CLIENT_VERSION_HEADER } from "../../src/domain/command/client-version-header.ts";
import { retryAfterMs } from "./retry-after.ts";
import { failure, submitAnswerOf, uploadAnswerOf, type Reply } from "./classify.ts";
import type { Failure, SubmitAnswer, Transport } from "./ports.ts";

export interface HttpPorts {
  readonly fetch: typeof fetch;
  /** The ID token; asked again with `force` after a 401, once. `undefined`: nobody is signed in. */
  readonly token: (force: boolean) => Promise<string | undefined>;
  /** Prefix of our functions behind Hosting; empty means this origin. */
  readonly baseUrl: string;
  readonly version: string;
  readonly onOutdated?: () => void;
  readonly online?: () => boolean;
  /** What the network has just shown: it carried an answer of the city, or nothing at all. */
  readonly onNetwork?: (works: boolean) => void;
}

interface Request {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly type: string;
  readonly body: string | ArrayBuffer;
  readonly timeoutMs: number;
}

/** The city over HTTP. A time limit covers the token, the connection and the whole reply (F6, F7). */
export function httpTransport(ports: HttpPorts): Transport {
  return {
    submit: async (commands, terms) => {
      const answerOf = (reply: Reply | Failure): SubmitAnswer =>
        "kind" in reply ? reply : submitAnswerOf(reply, commands);
      const request: Request = {
        method: "POST",
        path: "/api/commands-submit",
        type: "application/json",
        body: JSON.stringify({ commands }),
        timeoutMs: terms?.limitMs ?? SUBMIT_MS_MAX,
      };
      const answer = answerOf(await replyTo(ports, request, (late) => terms?.onLate(answerOf(late))));
      if (answer.kind === "failed" && answer.code === "outdated") ports.onOutdated?.();
      return answer;
    },
    upload: async ({ id, cityId, bytes, attempts }) => {
      const reply = await replyTo(ports, {
        method: "PUT",
        path: `/api/photos-upload/${cityId}/${id}`,
        type: "image/jpeg",
        body: bytes,
        timeoutMs: Math.min(UPLOAD_MS_MAX * 2 ** Math.min(attempts, 8), SLOW_UPLOAD_MS_MAX),
      });
      return "kind" in reply ? reply : uploadAnswerOf(reply);
    },
  };
}

/** An old token is refreshed once, then the request is made once more (F51). */
async function replyTo(
  ports: HttpPorts,
  request: Request,
  onLate?: (late: Reply | Failure) => void,
): Promise<Reply | Failure> {
  const patience = AbortSignal.timeout(request.timeoutMs);
  const limits = { patience, end: onLate === undefined ? patience : endOf(request) };
  const wasOffline = isOffline(ports);
  const answering = askTwice(ports, request, limits);
  try {
    const reply = await untilAborted(patience, answering);
    noteCarried(ports, reply);
    return reply;
  } catch {
    if (!patience.aborted) return cut(ports, wasOffline);
    if (onLate !== undefined) answering.then(onLate, () => undefined);
    return failure("timeout");
  }
}

function isOffline({ online }: HttpPorts): boolean {
  return online?.() === false;
}

function noteCarried({ onNetwork }: HttpPorts, reply: Reply | Failure): void {
  if (!("kind" in reply) && reply.isJson) onNetwork?.(true);
}

function cut(ports: HttpPorts, wasOffline: boolean): Failure {
  ports.onNetwork?.(false);
  return failure("network", null, !(wasOffline && isOffline(ports)));
}

interface Limits {
  /** How long an answer is waited for. */
  readonly patience: AbortSignal;
  /** When the request itself ends. */
  readonly end: AbortSignal;
}

function endOf({ timeoutMs }: Request): AbortSignal {
  const ends = new AbortController();
  systemClock.after(Math.max(timeoutMs, SLOW_SUBMIT_MS_MAX), () => ends.abort());
  return ends.signal;
}

async function askTwice(ports: HttpPorts, request: Request, limits: Limits): Promise<Reply | Failure> {
  const first = await attempt(ports, request, false, limits);
  return "kind" in first || first.status !== 401 ? first : attempt(ports, request, true, limits);
}

async function attempt(
  ports: HttpPorts,
  request: Request,
  force: boolean,
  { patience, end }: Limits,
): Promise<Reply | Failure> {
  const token = await untilAborted(patience, ports.token(force));
  patience.throwIfAborted();
  if (token === undefined) return failure("signed_out", null, force);
  const askedAt = systemClock.now();
  const response = await ports.fetch(`${ports.baseUrl}${request.path}`, {
    method: request.method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": request.type,
      [CLIENT_VERSION_HEADER]: ports.version,
    },
    body: request.body,
    cache: "no-store",
    credentials: "omit",
    // A captive portal answers with a redirection; following it would only fetch its sign-in page.
    redirect: "manual",
    signal: end,
  });
  return readReply(response, askedAt);
}

async function readReply(response: Response, askedAt: Instant): Promise<Reply> {
  const saidAt = response.headers.get("date");
  const text = await response.text();
  const isJson = /^application\/json\b/iu.test(response.headers.get("content-type") ?? "");
  // A portal answers for the city in its own name, and at its own time.
  if (isJson && saidAt !== null) cityClock.learn({ at: Date.parse(saidAt), askedAt });
  const waitMs = retryAfterMs(response.headers.get("retry-after"), cityClock.now());
  return { status: response.status, body: isJson ? parsed(text) : undefined, isJson, retryAfterMs: waitMs };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A token may wait for a network that never answers; it falls under the same time limit. */
function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("out of time")), { once: true });
    work.then(resolve, reject);
  });
}
