import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from "firebase-functions/https";
import { CALL_OPTIONS } from "../config.ts";
import { logs } from "../logs.ts";
import { problemAnswer, UNAVAILABLE, type Answer } from "./answer.ts";

interface HttpEndpoint extends HttpsOptions {
  readonly name: string;
  readonly methods: readonly string[];
}

/** One HTTP function: `handle` parses, authorises, transacts and answers; what it throws is a passing failure. */
export function httpEndpoint(
  { name, methods, ...options }: HttpEndpoint,
  handle: (request: Request) => Promise<Answer>,
): HttpsFunction {
  return onRequest({ ...CALL_OPTIONS, ...options }, async (request, response) => {
    const answer = methods.includes(request.method)
      ? await handle(request).catch((error: unknown) => unavailable(name, error))
      : problemAnswer(405, "method_not_allowed");
    response.status(answer.status).set({
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...answer.headers,
    });
    if (answer.body === undefined) response.end();
    else if (Buffer.isBuffer(answer.body)) response.end(answer.body);
    else response.json(answer.body);
  });
}

function unavailable(name: string, error: unknown): Answer {
  logs.callFailed(name, error);
  return UNAVAILABLE;
}
