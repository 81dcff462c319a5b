import { onRequest, type HttpsFunction, type HttpsOptions, type Request } from "firebase-functions/https";
import { CALL_OPTIONS } from "../config.ts";
import { isFromOurPage } from "../access/app-check.ts";
import { logs } from "../logs.ts";
import { problemAnswer, UNAVAILABLE, type Answer } from "./answer.ts";

const APP_CHECK_HEADER = "x-firebase-appcheck";
/** The device keeps what it sends, and tries again: a page that is newer brings the proof. */
const UNPROVED = problemAnswer(503, "unverified_app");

interface HttpEndpoint extends HttpsOptions {
  readonly name: string;
  readonly methods: readonly string[];
  /** Where App Check is switched on, only our page may call it. */
  readonly isProved?: boolean;
}

/** One HTTP function: `handle` parses, authorises, transacts and answers; what it throws is a passing failure. */
export function httpEndpoint(
  { name, methods, isProved = false, ...options }: HttpEndpoint,
  handle: (request: Request) => Promise<Answer>,
): HttpsFunction {
  const answerTo = async (request: Request): Promise<Answer> => {
    if (!methods.includes(request.method)) return problemAnswer(405, "method_not_allowed");
    if (isProved && !(await isFromOurPage(request.header(APP_CHECK_HEADER)))) return UNPROVED;
    return handle(request);
  };
  return onRequest({ ...CALL_OPTIONS, ...options }, async (request, response) => {
    const answer = await answerTo(request).catch((error: unknown) => unavailable(name, error));
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
