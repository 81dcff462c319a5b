import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { listening, type Listening } from "../listening.ts";
import { HOST } from "../ports.ts";
import { functionRewrites } from "./function-rewrites.ts";

/** The emulators' own pages, which are another thing each time. */
const ASKED_EACH_TIME = /^\/__(?:\/|$)/u;
/** What belongs to one answer on the wire and not to what was said. */
const OF_THE_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "date"];

/** What Firebase Hosting compresses, which its emulator does not: files that are text. */
const COMPRESSED = /^(?:text\/|image\/svg)|json|javascript/u;
const QUALITY = 5;
const compress = promisify(brotliCompress);

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Undefined for what gains nothing by it. */
  readonly compressed: Buffer | undefined;
}

interface Around {
  readonly port: number;
  /** The Hosting emulator's. */
  readonly hosting: number;
  readonly functions: number;
  /** The `firebase.json` of this run. */
  readonly config: string;
}

/**
 * In front of the Hosting emulator: each file is asked of it once, and whoever asks again is given the same answer. Some hundred
 * first visits fetch all of a page that stays what it is, and the emulator takes ten times what this does for each file. Who takes brotli is
 * given it, as by Firebase Hosting: what a first visit weighs on the line is then true. What a function answers is asked of the one process that
 * has them all.
 */
export async function startRememberedHosting({
  port,
  hosting,
  functions,
  config,
}: Around): Promise<Listening> {
  const rewrites = functionRewrites(config);
  const answers = new Map<string, Promise<Answer>>();
  const remembered = (url: string): Promise<Answer> => {
    const known = answers.get(url);
    if (known !== undefined) return known;
    const asked = ask(hosting, url);
    answers.set(url, asked);
    // What could not be had is asked for again.
    asked.catch(() => answers.delete(url));
    return asked;
  };
  const server = createServer((asked, reply) => {
    const path = rewrites.pathAt(asked.url ?? "/");
    if (path !== undefined) return pass(asked, reply, { port: functions, path }, rewrites.headers);
    if (!isOfThePage(asked)) return pass(asked, reply, { port: hosting, path: asked.url });
    remembered(asked.url ?? "/").then(
      (answer) => give(asked, reply, answer),
      () => reply.destroy(),
    );
  });
  return listening(server, port);
}

function isOfThePage({ method, url = "/", headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.range === undefined && !ASKED_EACH_TIME.test(url);
}

function give({ method, headers }: IncomingMessage, reply: ServerResponse, answer: Answer): void {
  const isKnown = answer.status === 200 && headers["if-none-match"] === answer.headers.etag;
  if (isKnown) {
    const { "content-length": _, "content-type": __, ...kept } = answer.headers;
    reply.writeHead(304, kept).end();
    return;
  }
  const { status } = answer;
  const { body, ...said } = takesBrotli(headers) ? inBrotli(answer) : answer;
  reply.writeHead(status, said.headers);
  reply.end(method === "HEAD" ? undefined : body);
}

function takesBrotli({ "accept-encoding": taken = "" }: IncomingHttpHeaders): boolean {
  return /\bbr\b/u.test(taken);
}

function inBrotli({ headers, body, compressed }: Answer): Pick<Answer, "headers" | "body"> {
  if (compressed === undefined) return { headers, body };
  const length = { "content-length": compressed.length };
  return { headers: { ...headers, "content-encoding": "br", ...length }, body: compressed };
}

/** As it is in the folder. */
function ask(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "identity" };
    const asked = request({ host: HOST, port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => void parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => void whole(answer, Buffer.concat(parts)).then(resolve, reject));
    });
    asked.on("error", reject);
    asked.end();
  });
}

async function whole({ statusCode = 502, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  const isText = statusCode === 200 && COMPRESSED.test(headers["content-type"] ?? "");
  const said = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(said), "content-length": body.length },
    body,
    compressed: isText
      ? await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : undefined,
  };
}

interface Behind {
  readonly port: number;
  readonly path: string | undefined;
}

function pass(
  asked: IncomingMessage,
  reply: ServerResponse,
  behind: Behind,
  more: OutgoingHttpHeaders = {},
): void {
  const { method, headers } = asked;
  const forwarded = { ...headers, "x-forwarded-host": headers.host };
  const passed = request({ host: HOST, ...behind, method, headers: forwarded }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, { ...more, ...answer.headers });
    answer.pipe(reply);
  });
  passed.on("error", () => reply.destroy());
  reply.on("close", () => passed.destroy());
  asked.pipe(passed);
}
