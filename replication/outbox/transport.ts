import { systemClock } from "../../src/clock/system-clock.ts";
import { SLOW_UPLOAD_MS_MAX, SUBMIT_MS_MAX, UPLOAD_MS_MAX } from "../../src/clock/waits.ts";
import { CLIENT_VERSION_HEADER } from "../../src/domain/command/client-version-header.ts";
import { retryAfterMs } from "./retry-after.ts";
import { failure, submitAnswerOf, uploadAnswerOf, type Reply } from "./classify.ts";
import type { Failure, Transport } from "./ports.ts";

export interface HttpPorts {
  readonly fetch: typeof fetch;
  /** The ID token; asked again with `force` after a 401, once. `undefined`: nobody is signed in. */
  readonly token: (force: boolean) => Promise<string | undefined>;
  /** Prefix of our functions behind Hosting; empty means this origin. */
  readonly baseUrl: string;
  readonly version: string;
  readonly onOutdated?: () => void;
  readonly online?: () => boolean;
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
    submit: async (commands) => {
      const reply = await replyTo(ports, {
        method: "POST",
        path: "/api/commands-submit",
        type: "application/json",
        body: JSON.stringify({ commands }),
        timeoutMs: SUBMIT_MS_MAX,
      });
      if ("kind" in reply) return reply;
      const answer = submitAnswerOf(reply, commands);
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
async function replyTo(ports: HttpPorts, request: Request): Promise<Reply | Failure> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  const online = ports.online ?? (() => true);
  const wasOffline = !online();
  try {
    const first = await attempt(ports, request, false, signal);
    return "kind" in first || first.status !== 401 ? first : await attempt(ports, request, true, signal);
  } catch {
    if (signal.aborted) return failure("timeout");
    return failure("network", null, !(wasOffline && !online()));
  }
}

async function attempt(
  ports: HttpPorts,
  request: Request,
  force: boolean,
  signal: AbortSignal,
): Promise<Reply | Failure> {
  const token = await untilAborted(signal, ports.token(force));
  if (token === undefined) return failure("signed_out", null, force);
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
    signal,
  });
  return readReply(response);
}

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text();
  const isJson = /^application\/json\b/iu.test(response.headers.get("content-type") ?? "");
  const waitMs = retryAfterMs(response.headers.get("retry-after"), systemClock.now());
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
