import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const HOST = "127.0.0.1";

/** What happens to one request. */
export type Fault =
  /** The connection is closed before anything is read. */
  | { readonly kind: "cut" }
  /** The connection is closed once this many bytes of the body have been let through. */
  | { readonly kind: "cut-body"; readonly afterBytes: number }
  /** Nothing is answered, before or after it was done, until `release`. */
  | { readonly kind: "stall"; readonly when: "before" | "after" }
  /** It is done; the reply is thrown away and the connection closed. */
  | { readonly kind: "drop-reply" }
  /** It is done twice; the second reply is given. */
  | { readonly kind: "duplicate" }
  /** Answered here, and never done. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly retryAfterS?: number;
    };

export const CAPTIVE_PORTAL: Fault = {
  kind: "answer",
  status: 200,
  type: "text/html",
  body: "<!doctype html><title>Wi-Fi gratuit</title>",
};

export interface FaultProxyOptions {
  /** "http://127.0.0.1:5001" */
  readonly target: string;
  /** Where a path leads on the target, as Hosting's rewrites do. */
  readonly rewrite?: (path: string) => string;
}

export interface FaultProxy {
  readonly url: string;
  /** Requests seen, in order: "POST /api/commands-submit". */
  readonly seen: readonly string[];
  /** The next requests meet these, in turn; then the weather is fine again. */
  next(...faults: readonly Fault[]): void;
  /** Lets every stalled request go on. */
  release(): void;
  stop(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

type LineFault = Exclude<Fault, { kind: "answer" }> | typeof FINE;

const FINE = { kind: "fine" } as const;

/** A line to a real server that fails on demand; the only way to lose a reply after the commit. */
export async function faultProxy({
  target,
  rewrite = (path) => path,
}: FaultProxyOptions): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const seen: string[] = [];
  let stalled: (() => void)[] = [];
  const released = (): Promise<void> => new Promise((resume) => stalled.push(resume));

  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { socket } = incoming;
    seen.push(`${incoming.method} ${incoming.url}`);
    const fault = faults.shift() ?? FINE;
    if (fault.kind === "answer") return answer(outgoing, fault);
    const bytesMax = fault.kind === "cut" ? -1 : fault.kind === "cut-body" ? fault.afterBytes : Infinity;
    const body = await bodyOf(incoming, bytesMax);
    if (body === undefined) return void socket.destroy();
    const send = (): Promise<Reply> => forward(`${target}${rewrite(incoming.url ?? "/")}`, incoming, body);
    const reply = await faultyReply(fault, send, released);
    if (reply === undefined) socket.destroy();
    else outgoing.writeHead(reply.status, reply.headers).end(reply.body);
  };

  const server = createServer((incoming, outgoing) => {
    const { socket } = incoming;
    relay(incoming, outgoing).catch(() => socket.destroy());
  });
  await new Promise<void>((resume) => server.listen(0, HOST, resume));
  const release = (): void => {
    for (const resume of stalled) resume();
    stalled = [];
  };
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    seen,
    next: (...more) => void faults.push(...more),
    release,
    stop: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resume) => server.close(resume));
    },
  };
}

/** What comes back over the line, or nothing. */
async function faultyReply(
  fault: LineFault,
  send: () => Promise<Reply>,
  released: () => Promise<void>,
): Promise<Reply | undefined> {
  if (fault.kind === "stall" && fault.when === "before") await released();
  const reply = await send();
  if (fault.kind === "stall" && fault.when === "after") await released();
  if (fault.kind === "drop-reply") return undefined;
  return fault.kind === "duplicate" ? send() : reply;
}

/** The whole body, or nothing when the line is cut after so many bytes of it. */
async function bodyOf(incoming: IncomingMessage, bytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > bytesMax) break;
  }
  return bytes <= bytesMax ? Buffer.concat(chunks) : undefined;
}

function forward(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const { host: _, ...others } = headers;
    const passed = { ...others, "content-length": String(body.length), connection: "close" };
    const outgoing = request(
      url,
      { ...(method === undefined ? {} : { method }), headers: passed },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("error", reject);
        reply.on("end", () => {
          const { "transfer-encoding": _chunked, connection: _kept, ...kept } = reply.headers;
          resolve({ status: reply.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function answer(
  outgoing: ServerResponse,
  { status, type, body, retryAfterS }: Extract<Fault, { kind: "answer" }>,
): void {
  const wait = retryAfterS === undefined ? {} : { "retry-after": String(retryAfterS) };
  outgoing.writeHead(status, { "content-type": type, ...wait }).end(body);
}
